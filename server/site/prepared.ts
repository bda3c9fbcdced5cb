import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressible, fileHeaders } from '#server/site/answers.ts'
import type { Encoding, SiteFile, SiteIndex } from '#server/site/files.ts'

/** A file in memory, ready to be sent in one encoding. */
export interface Prepared {
  headers: Record<string, string>
  /** The same as a flat list, which Node sends quicker. */
  headerList: string[]
  /** A string of bytes (latin1) where it is small: Node then sends headers and body in one write. */
  body: Buffer | string
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const largestInMemory = 512 * 1024
const memoryForFiles = 16 * 1024 * 1024

/** Keeps small files in memory, compressed once; of larger ones there is none, they are streamed. */
export function createPrepared(index: SiteIndex) {
  const ready = new Map<string, Promise<Prepared | undefined>>()
  let used = 0

  async function prepare(file: SiteFile, encoding: Encoding | undefined): Promise<Prepared | undefined> {
    const compressed = encoding && file.compressed[encoding]
    const size = compressed?.size ?? file.size
    if (size > largestInMemory || used + size > memoryForFiles) return undefined
    used += size
    const headers = fileHeaders(index, file)
    const raw = await readFile(compressed?.path ?? file.path)
    const body = encoding && !compressed ? await compress(raw, encoding) : raw
    if (encoding) Object.assign(headers, { 'Content-Encoding': encoding, ETag: `"${file.etag}-${encoding}"` })
    const whole = { ...headers, 'Content-Length': String(body.length) }
    const small = body.length <= 64 * 1024
    return { headers: whole, headerList: Object.entries(whole).flat(), body: small ? body.toString('latin1') : body }
  }

  return (file: SiteFile, wanted: Encoding | undefined): Promise<Prepared | undefined> => {
    const encoding = compressible.test(file.type) && file.size > 256 ? wanted : undefined
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

const compress = (raw: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) : zip(raw)
