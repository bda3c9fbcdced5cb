import type { IncomingMessage } from 'node:http'
import { readMultipart } from '#server/enquiry/multipart.ts'

/** Why a body could not be read, with the fitting status. */
export class UnreadableBody extends Error {
  readonly status: 400 | 413 | 415

  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

const broken = 'No hemos podido leer el formulario. Recarga la página y vuelve a enviarlo.'

/**
 * Reads the fields of a multipart, url-encoded or JSON body of at most `most` bytes. Files are left out; of a repeated
 * field the last counts. The bytes come from Node's own message: a web stream of them costs more than all the rest.
 */
export async function readFields(message: IncomingMessage, most: number): Promise<Map<string, string>> {
  const header = message.headers['content-type'] ?? ''
  const type = header.split(';')[0]?.trim().toLowerCase()
  const body = await readBody(message, most)
  const text = () => new TextDecoder().decode(body)
  if (type === 'application/json') return fromJson(text())
  if (type === 'application/x-www-form-urlencoded') return new Map(new URLSearchParams(text()))
  if (type === 'multipart/form-data') {
    const fields = readMultipart(body, header)
    if (!fields) throw new UnreadableBody(400, broken)
    return fields
  }
  throw new UnreadableBody(415, 'Este formulario solo acepta datos de formulario o JSON.')
}

function readBody(message: IncomingMessage, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const tooLarge = () => {
      message.removeAllListeners('data').resume() // the rest goes nowhere, the connection stays usable
      reject(new UnreadableBody(413, 'Tu mensaje es demasiado grande. Acórtalo un poco y vuelve a enviarlo.'))
    }
    if (Number(message.headers['content-length'] ?? 0) > most) return tooLarge()
    message.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > most) tooLarge()
      else chunks.push(chunk)
    })
    message.once('end', () => resolve(Buffer.concat(chunks)))
    message.once('error', reject)
    message.once('close', () => message.complete || reject(new UnreadableBody(400, broken)))
  })
}

function fromJson(text: string): Map<string, string> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UnreadableBody(400, broken)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableBody(400, broken)
  const plain = Object.entries(value).filter(([, field]) => ['string', 'number', 'boolean'].includes(typeof field))
  return new Map(plain.map(([key, field]) => [key, String(field)]))
}
