import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { photoLimits } from '#contracts/enquiry.ts'
import { broken, tooLarge } from '#server/enquiry/refused.ts'

/** Takes one file of the form, behind these fields, and reads it to its end; rejecting refuses the whole form. */
export type TakeFile = (fileName: string, bytes: Readable, before: ReadonlyMap<string, string>) => Promise<void>

/** A request's body: a stream that knows whether all of it has come. */
export type Body = Readable & Pick<IncomingMessage, 'complete'>

interface Form {
  /** Takes the body's bytes. */
  parser: BusboyInstance
  fail: (error: unknown) => void
  /** The text fields, once all is read and the pictures are taken. Rejects as soon as the form is refused. */
  fields: Promise<Map<string, string>>
}

/** Bytes of a whole body, pictures that will be refused included: who chose six of 20 MB shall be told so. */
const maxTogether = 128 * 1024 * 1024
const maxParts = 1_000

/**
 * Reads a multipart/form-data body (RFC 7578): its text fields, the last of a repeated name, of at most `max` bytes
 * together; files of the field `field` go to `takeFile`, others are left out.
 */
export function parseMultipart(
  contentType: string,
  max: number,
  takeFile: TakeFile,
  field: string = photoLimits.field,
): Form {
  const parser = createParser(contentType, max)
  const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>()
  const fields = new Map<string, string>()
  const photos: Promise<unknown>[] = []
  const streams = new Set<Readable>()
  let size = 0
  let failure: unknown

  const settle = () => (failure === undefined ? resolve(fields) : reject(failure))
  const settleAfterPhotos = () => (photos.length === 0 ? settle() : void Promise.all(photos).then(settle))

  function fail(error: unknown) {
    failure ??= error
    for (const stream of streams) stream.destroy(broken())
    settleAfterPhotos()
  }

  function count(bytes: number) {
    size += bytes
    if (size > max) fail(tooLarge())
  }

  parser.on('field', (name, value, _, truncated) => {
    if (name === undefined) return fail(broken())
    if (truncated) return fail(tooLarge())
    count(name.length + value.length)
    fields.set(unescapeName(name), value)
  })
  parser.on('file', (name, stream, fileName) => {
    // Whoever reads it hears of its errors; when nobody does any more, nobody needs to.
    streams.add(stream.on('error', () => {}).on('close', () => streams.delete(stream)))
    // Behind a failure nobody waits for a picture any more: it would keep its place for ever.
    if (failure !== undefined) stream.resume()
    else if (name === field) photos.push(takeFile(unescapeName(fileName), stream, fields).catch(fail))
    else stream.on('data', (chunk: Buffer) => count(chunk.length))
  })
  parser.on('partsLimit', () => fail(tooLarge()))
  parser.on('error', () => fail(broken()))
  parser.on('finish', () => {
    // What hangs together in a ring outlives its use, and the garbage collector carries it along.
    parser.removeAllListeners().on('error', () => {})
    settleAfterPhotos()
  })
  return { parser, fail, fields: promise }
}

/**
 * Reads such a body as it comes in. A refused one is read to its end before this rejects, for a browser listens to an
 * answer only when it has sent all.
 */
export async function streamMultipart(message: Body, form: Form): Promise<Map<string, string>> {
  const ended = Promise.withResolvers<void>()
  let total = 0
  message.on('data', (chunk: Buffer) => {
    total += chunk.length
    if (total <= maxTogether) return
    form.fail(tooLarge())
    ended.resolve()
  })
  // Who hangs up breaks it off: that is no failure of ours.
  message.once('error', () => form.fail(broken())).once('end', ended.resolve)
  message.once('close', () => {
    if (!message.complete) form.fail(broken())
    ended.resolve()
  })
  message.pipe(form.parser)
  try {
    return await form.fields
  } catch (error) {
    letPass(message, form.parser)
    await ended.promise
    throw error
  } finally {
    letPass(message, form.parser)
  }
}

/** What is still to come goes nowhere. */
function letPass(message: Body, parser: BusboyInstance) {
  message.unpipe(parser)
  message.resume()
}

function createParser(contentType: string, max: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (_, __, fileName) => fileName !== undefined,
      limits: { fieldSize: max, parts: maxParts, headerPairs: 20, headerSize: 16 * 1024 },
    })
  } catch {
    throw broken() // no boundary
  }
}

/** Browsers write quotes and line breaks in names as %22, %0D and %0A. */
const unescapeName = (name: string) => (name.includes('%') ? name.replace(/%(22|0D|0A)/gi, decodeURIComponent) : name)
