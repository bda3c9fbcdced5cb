import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { thankYouPath } from '#contracts/enquiry.ts'
import { keyPageHeaders, roomHeaders, roomPath, securityHeaders } from '#contracts/headers.ts'
import { pagePolicy } from '#server/security-headers.ts'
import type { SiteFile, SiteIndex } from '#server/site/files.ts'

/** Types that packing makes smaller. */
export const compressible = /^(text\/|application\/(json|xml|manifest)|image\/svg)/

export function fileHeaders(index: SiteIndex, file: SiteFile): Record<string, string> {
  const page = file.type.startsWith('text/html')
  return {
    'Content-Type': file.type,
    'Last-Modified': file.modified.toUTCString(),
    ETag: `"${file.etag}"`,
    'Cache-Control': isNamedByContent(file.address) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Accept-Ranges': 'bytes',
    ...(compressible.test(file.type) && { Vary: 'Accept-Encoding' }),
    ...securityHeaders,
    ...index.headers,
    ...(file.address.startsWith(roomPath) && roomHeaders),
    ...(file.address.startsWith(thankYouPath) && keyPageHeaders),
    ...(page && { 'Content-Security-Policy': policyOf(index, file.address) }),
  }
}

/** Files whose names change with their content. */
export const isNamedByContent = (address: string) => /^\/(static|photos)\//.test(address)

/** The policy that the build wrote for a page, or one that is safe for any. */
export function policyOf({ policies }: SiteIndex, address: string): string {
  return policies[address] ?? policies[address.replace(/\.html$/, '')] ?? policies['*'] ?? pagePolicy
}

/** Sends a file, or bytes `from`–`to` of it, from the disk. */
export function streamFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: SiteFile,
  headers: Record<string, string>,
  range?: [from: number, to: number],
) {
  const [from, to] = range ?? [0, file.size - 1]
  const partial = range && { 'Content-Range': `bytes ${from}-${to}/${file.size}` }
  res.writeHead(range ? 206 : 200, { ...headers, ...partial, 'Content-Length': String(Math.max(0, to - from + 1)) })
  if (req.method === 'HEAD' || file.size === 0) return void res.end()
  const stream = createReadStream(file.path, { start: from, end: to })
  // A file that vanishes half-way can only be cut off: the headers are gone already.
  stream.on('error', () => res.destroy())
  res.on('close', () => stream.destroy())
  stream.pipe(res)
}
