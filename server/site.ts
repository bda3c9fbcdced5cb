import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorPage } from '#server/pages.ts'
import { defaultHeaders, ownPolicy } from '#server/security-headers.ts'
import { createPrepared, fileHeaders, policyOf, streamFile } from '#server/site/answers.ts'
import { buildMark, type Encoding, readPage, readSite, type SiteFile, type SiteIndex } from '#server/site/files.ts'
import { chooseEncoding, isFresh, readRange, readTarget } from '#server/site/request.ts'

/** Writes a page anew for one request: gets its address with the query, and its built HTML. */
export type Renderer = (url: URL, html: string) => string

export interface SiteOptions {
  /** Folder of the built site: `client/`, `headers.json`. */
  dir: string
  /** Pages that depend on the query, by path. */
  renderers?: Record<string, Renderer>
  /** Addresses that have moved. */
  moved?: Record<string, string>
}

export type Site = Awaited<ReturnType<typeof createSite>>
type Load = { index: SiteIndex; prepared: ReturnType<typeof createPrepared>; mark: string }

// Shown under other addresses only.
const internal = new Set(['/404.html', '/500.html', '/__spa-fallback.html'])

/** Serves what the build has left. A new build is noticed within two seconds. */
export async function createSite({ dir, renderers = {}, moved = { '/about': '/sobre-nosotros' } }: SiteOptions) {
  let site = await load(dir)
  let checked = performance.now()

  function current(): Load {
    if (performance.now() - checked > 2000) {
      checked = performance.now()
      if (buildMark(dir) !== site.mark)
        load(dir).then(
          (fresh) => void (site = fresh),
          () => {},
        )
    }
    return site
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { index, prepared } = current()
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return sendPage(req, res, 405, undefined, 'Este método no está permitido aquí.', { Allow: 'GET, HEAD' })
    }
    const target = readTarget(req.url ?? '')
    if (!target) return sendPage(req, res, 400, undefined, 'No entendemos esta dirección.')
    const renderer = renderers[target.path]
    const file = internal.has(target.path) ? undefined : index.files.get(target.path)
    if (file && renderer && target.query !== '') return sendRendered(req, res, index, file, renderer, target)
    if (file) return sendFile(req, res, index, prepared, file)
    const elsewhere = moved[target.path] ?? canonicalOf(index, target.path)
    if (elsewhere !== undefined) return sendMoved(res, encodeURI(elsewhere) + target.query)
    return sendNotFound(req, res, index, prepared)
  }

  return {
    answer: (req: IncomingMessage, res: ServerResponse) =>
      answer(req, res).catch((error) => fail(req, res, current(), error)),
    hasPages: () => site.index.files.has('/'),
  }
}

async function load(dir: string): Promise<Load> {
  const mark = buildMark(dir)
  const index = await readSite(dir)
  return { index, prepared: createPrepared(index), mark }
}

/** The address under which a page exists that was asked for in other letter case, with a slash or its file name. */
function canonicalOf({ canonical }: SiteIndex, path: string): string | undefined {
  if (path.startsWith('//')) return undefined
  const plain = path.toLowerCase().replace(/\/(index\.html)?$/, '') || '/'
  const found = canonical.get(plain) ?? canonical.get(plain.replace(/\/+$/, ''))
  return found === path ? undefined : found
}

async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  index: SiteIndex,
  prepared: Load['prepared'],
  file: SiteFile,
) {
  if (isFresh(req.headers, file)) {
    const { 'Content-Type': _, ...headers } = fileHeaders(index, file)
    return void res.writeHead(304, headers).end()
  }
  const range = req.headers.range === undefined ? 'all' : readRange(req.headers, file)
  if (range === 'none')
    return void res.writeHead(416, { ...defaultHeaders, 'Content-Range': `bytes */${file.size}`, 'Content-Length': '0' }).end()
  if (range !== 'all') return streamFile(req, res, file, fileHeaders(index, file), range)
  const ready = await prepared(file, chooseEncoding(req.headers['accept-encoding'] as string | undefined))
  if (!ready) return streamFile(req, res, file, fileHeaders(index, file))
  res.writeHead(200, ready.headers)
  res.end(req.method === 'HEAD' ? undefined : ready.body)
}

function sendRendered(
  req: IncomingMessage,
  res: ServerResponse,
  index: SiteIndex,
  file: SiteFile,
  renderer: Renderer,
  target: { path: string; query: string },
) {
  const html = renderer(new URL(encodeURI(target.path) + target.query, 'http://site.invalid'), readPage(file) ?? '')
  const { ETag: _, 'Last-Modified': __, 'Accept-Ranges': ___, ...headers } = fileHeaders(index, file)
  res.writeHead(200, { ...headers, 'Content-Length': String(Buffer.byteLength(html)) })
  res.end(req.method === 'HEAD' ? undefined : html)
}

function sendMoved(res: ServerResponse, location: string) {
  res
    .writeHead(301, {
      ...defaultHeaders,
      Location: location,
      'Content-Length': '0',
      'Cache-Control': 'public, max-age=3600',
    })
    .end()
}

async function sendNotFound(req: IncomingMessage, res: ServerResponse, index: SiteIndex, prepared: Load['prepared']) {
  const file = index.files.get('/404.html') ?? index.files.get('/__spa-fallback.html')
  const encoding: Encoding | undefined = chooseEncoding(req.headers['accept-encoding'] as string | undefined)
  const ready = file && (await prepared(file, encoding))
  if (!ready) return sendPage(req, res, 404, undefined, 'Oops! TNo hay nada aqui.')
  const { ETag: _, 'Last-Modified': __, 'Accept-Ranges': ___, ...headers } = ready.headers
  res.writeHead(404, headers)
  res.end(req.method === 'HEAD' ? undefined : ready.body)
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  404: 'Pagina no encontrada',
  405: 'Method Not Allowed',
  500: 'Unexpected Application Error!',
}

function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  html: string | undefined,
  message: string,
  extra: object = {},
) {
  const body = html ?? errorPage({ status, title: titles[status] ?? String(status), message })
  res.writeHead(status, {
    ...defaultHeaders,
    'Content-Security-Policy': ownPolicy,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
    ...extra,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

function fail(req: IncomingMessage, res: ServerResponse, { index }: Load, error: unknown) {
  res.emit('failed', error)
  if (res.headersSent) return void res.destroy()
  const html = readPage(index.files.get('/500.html'))
  const message = 'Algo ha fallado en el servidor. Vuelve a intentarlo en un momento.'
  sendPage(
    req,
    res,
    500,
    html,
    message,
    html === undefined ? {} : { 'Content-Security-Policy': policyOf(index, '/500.html') },
  )
}
