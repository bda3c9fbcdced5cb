import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '#contracts/headers.ts'
import { errorPage } from '#server/pages.ts'
import { ownPolicy } from '#server/security-headers.ts'
import { fileHeaders, policyOf, streamFile } from '#server/site/answers.ts'
import { readPage, type SiteFile, type SiteIndex } from '#server/site/files.ts'
import type { Prepared } from '#server/site/prepared.ts'
import { isFresh, readRange } from '#server/site/request.ts'
import { notFound, serverFailure } from '#words/errors-words.ts'

// Of an answer to HEAD Node leaves the body out by itself.

export const sendPrepared = (res: ServerResponse, { headerList, body }: Prepared) =>
  res.writeHead(200, headerList).end(body, 'latin1')

/** Answers a conditional or range request; false when the whole file is wanted. */
export function sendShort(req: IncomingMessage, res: ServerResponse, index: SiteIndex, file: SiteFile): boolean {
  if (isFresh(req.headers, file)) {
    const { 'Content-Type': _, ...headers } = fileHeaders(index, file)
    res.writeHead(304, headers).end()
    return true
  }
  const range = req.headers.range === undefined ? 'all' : readRange(req.headers, file)
  if (range === 'all') return false
  if (range === 'none') {
    res.writeHead(416, { ...securityHeaders, 'Content-Range': `bytes */${file.size}`, 'Content-Length': '0' }).end()
  } else {
    streamFile(req, res, file, fileHeaders(index, file), range)
  }
  return true
}

/** Sends a page that was written for this request, and is nobody else's. */
export function sendWritten(res: ServerResponse, index: SiteIndex, file: SiteFile, html: string) {
  const headers = { ...withoutVersion(fileHeaders(index, file)), 'Cache-Control': 'private, no-cache' }
  res.writeHead(200, { ...headers, 'Content-Length': String(Buffer.byteLength(html)) }).end(html)
}

export function sendMoved(res: ServerResponse, location: string) {
  const headers = { Location: location, 'Content-Length': '0', 'Cache-Control': 'public, max-age=3600' }
  res.writeHead(301, { ...securityHeaders, ...headers }).end()
}

/** Sends the built not-found page, or the server's own. */
export function sendNotFound(res: ServerResponse, page: Prepared | undefined) {
  if (!page) return sendError(res, 404, notFound.text)
  res.writeHead(404, withoutVersion(page.headers)).end(page.body, 'latin1')
}

export function sendError(res: ServerResponse, status: number, message: string, extra = {}) {
  const body = errorPage({ status, message, ...(status === 404 && { title: notFound.title }) })
  sendPage(res, status, body, { 'Content-Security-Policy': ownPolicy, ...extra })
}

/** Answers after a failure: the built page where there is one; an answer already begun is cut off. */
export function sendFailure(res: ServerResponse, index: SiteIndex) {
  if (res.headersSent) return void res.destroy()
  const file = index.files.get('/500.html')
  if (!file) return sendError(res, 500, serverFailure)
  sendPage(res, 500, readPage(file), { 'Content-Security-Policy': policyOf(index, '/500.html') })
}

function sendPage(res: ServerResponse, status: number, body: string, extra: object) {
  const headers = {
    ...securityHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
    ...extra,
  }
  res.writeHead(status, headers).end(body)
}

function withoutVersion(headers: Record<string, string>): Record<string, string> {
  const { ETag: _, 'Last-Modified': __, 'Accept-Ranges': ___, ...rest } = headers
  return rest
}
