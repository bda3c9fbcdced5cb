import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { photoLimits } from '#contracts/enquiry.ts'
import { broken, tooLarge } from '#server/enquiry/unreadable.ts'

/** Takes one file of the form, and reads it to its end; rejecting refuses the whole form. */
export type TakeFile = (fileName: string, bytes: Readable) => Promise<void>

/** Bytes of a whole body, pictures that will be refused included: who chose six of 20 MB shall be told so. */
const mostTogether = 128 * 1024 * 1024
const mostParts = 1_000

/**
 * Reads a multipart/form-data body (RFC 7578): its text fields, the last of a repeated name, of at most `most` bytes
 * together; pictures go to `takePhoto`, other files are left out. A refused body is read to its end before this rejects,
 * for a browser listens to an answer only when it has sent all.
 */
export function readMultipart(
  message: IncomingMessage,
  most: number,
  takePhoto: TakeFile,
): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const parser = createParser(message.headers['content-type'] ?? '', most)
    if (!parser) return reject(broken())
    const fields = new Map<string, string>()
    const photos: Promise<unknown>[] = []
    const streams = new Set<Readable>()
    let size = 0
    let total = 0
    let failure: unknown

    const settle = () =>
      void Promise.all(photos).then(() => (failure === undefined ? resolve(fields) : reject(failure)))

    function fail(error: unknown) {
      if (failure !== undefined) return
      failure = error
      message.unpipe(parser)
      for (const stream of streams) stream.destroy(broken())
      if (message.complete || message.destroyed || total > mostTogether) return settle()
      message.once('end', settle).once('close', settle).resume()
    }

    const count = (bytes: number) => {
      size += bytes
      if (size > most) fail(tooLarge())
    }

    parser.on('field', (name, value, _, truncated) => {
      if (name === undefined) return fail(broken())
      count(name.length + value.length)
      if (truncated) return fail(tooLarge())
      fields.set(unescapeName(name), value)
    })
    parser.on('file', (name, stream, fileName) => {
      // Whoever reads it hears of its errors; when nobody does any more, nobody needs to.
      streams.add(stream.on('error', () => {}).on('close', () => streams.delete(stream)))
      if (name === photoLimits.field) photos.push(takePhoto(unescapeName(fileName ?? ''), stream).catch(fail))
      else stream.on('data', (chunk: Buffer) => count(chunk.length))
    })
    parser.on('partsLimit', () => fail(tooLarge()))
    parser.on('error', () => fail(broken()))
    parser.on('finish', settle)
    message.on('data', (chunk: Buffer) => {
      total += chunk.length
      if (total > mostTogether) fail(tooLarge())
    })
    message.once('error', fail)
    message.once('close', () => message.complete || fail(broken()))
    message.pipe(parser)
  })
}

function createParser(contentType: string, most: number): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (_, __, fileName) => fileName !== undefined,
      limits: { fieldSize: most, parts: mostParts, headerPairs: 20, headerSize: 16 * 1024 },
    })
  } catch {
    return undefined // no boundary
  }
}

/** Browsers write quotes and line breaks in names as %22, %0D and %0A. */
const unescapeName = (name: string) => name.replace(/%(22|0D|0A)/gi, decodeURIComponent)
