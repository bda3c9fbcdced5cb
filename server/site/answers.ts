import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defaultHeaders, pagePolicy } from '#server/security-headers.ts'
import type { Encoding, SiteFile, SiteIndex } from '#server/site/files.ts'

/** A file in memory, ready to be sent in one encoding. */
export interface Prepared {
  headers: Record<string, string>
  body: Buffer
}

const brotli = promisify(brotliCompress)
const gunzipable = promisify(gzip)
const packable = /^(text\/|application\/(json|xml|manifest)|image\/svg)/
const largestInMemory = 512 * 1024
const memoryForFiles = 32 * 1024 * 1024

/** The headers that all answers about a file share. */
export function fileHeaders(index: SiteIndex, file: SiteFile): Record<string, string> {
  const page = file.type.startsWith('text/html')
  const hashed = /^\/(assets|photos)\//.test(file.address)
  return {
    'Content-Type': file.type,
    'Last-Modified': file.modified.toUTCString(),
    ETag: `"${file.etag}"`,
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Accept-Ranges': 'bytes',
    ...(packable.test(file.type) && { Vary: 'Accept-Encoding' }),
    ...defaultHeaders,
    ...index.headers,
    ...(page && { 'Content-Security-Policy': policyOf(index, file.address) }),
  }
}

/** The policy that the build wrote for a page, or one that is safe for any. */
export function policyOf({ policies }: SiteIndex, address: string): string {
  return policies[address] ?? policies[address.replace(/\.html$/, '')] ?? policies['*'] ?? pagePolicy
}

/** Keeps small files in memory, packed once; larger ones are streamed. */
export function createPrepared(index: SiteIndex) {
  const ready = new Map<string, Promise<Prepared | undefined>>()
  let used = 0

  async function prepare(file: SiteFile, encoding: Encoding | undefined): Promise<Prepared | undefined> {
    const packed = encoding && file.packed[encoding]
    const size = packed?.size ?? file.size
    if (size > largestInMemory || used + size > memoryForFiles) return undefined
    used += size
    const headers = fileHeaders(index, file)
    const raw = await readFile(packed?.path ?? file.path)
    const body = encoding && !packed ? await pack(raw, encoding) : raw
    if (encoding) Object.assign(headers, { 'Content-Encoding': encoding, ETag: `"${file.etag}-${encoding}"` })
    return { headers: { ...headers, 'Content-Length': String(body.length) }, body }
  }

  return (file: SiteFile, wanted: Encoding | undefined): Promise<Prepared | undefined> => {
    const encoding = packable.test(file.type) && file.size > 256 ? wanted : undefined
    const key = `${file.address} ${encoding ?? ''}`
    let prepared = ready.get(key)
    if (!prepared) {
      prepared = prepare(file, encoding)
      ready.set(key, prepared)
      prepared.catch(() => ready.delete(key))
    }
    return prepared
  }
}

const pack = (raw: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) : gunzipable(raw)

/** Sends a file, or bytes `from`–`to` of it, from the disk. */
export function streamFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: SiteFile,
  headers: Record<string, string>,
  range?: [number, number],
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
