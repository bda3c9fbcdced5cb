import type { IncomingMessage } from 'node:http'
import { parseMultipart, streamMultipart, type TakeFile } from '#server/enquiry/multipart.ts'
import { broken, Refused, tooLarge } from '#server/enquiry/refused.ts'

/**
 * Reads the fields of a multipart, url-encoded or JSON body of at most `max` bytes; pictures of a multipart one come on
 * top and go to `takePhoto`. Of a repeated field the last counts. The bytes come from Node's own message: a web stream
 * of them costs more than all the rest.
 */
export async function readFields(message: IncomingMessage, max: number, takePhoto: TakeFile) {
  const header = message.headers['content-type'] ?? ''
  const type = header.split(';')[0]?.trim().toLowerCase()
  if (type === 'multipart/form-data') return streamMultipart(message, parseMultipart(header, max, takePhoto))
  const body = await readBody(message, max)
  const text = () => new TextDecoder().decode(body)
  if (type === 'application/json') return fromJson(text())
  if (type === 'application/x-www-form-urlencoded') return new Map(new URLSearchParams(text()))
  throw new Refused('unreadable', 415, 'Este formulario solo acepta datos de formulario o JSON.')
}

function readBody(message: IncomingMessage, max: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const refuse = () => {
      message.removeAllListeners('data').resume() // the rest goes nowhere, the connection stays usable
      reject(tooLarge())
    }
    if (Number(message.headers['content-length'] ?? 0) > max) return refuse()
    message.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > max) refuse()
      else chunks.push(chunk)
    })
    message.once('end', () => resolve(Buffer.concat(chunks)))
    message.once('error', () => reject(broken()))
    message.once('close', () => message.complete || reject(broken()))
  })
}

function fromJson(text: string): Map<string, string> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw broken()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw broken()
  const plain = Object.entries(value).filter(([, field]) => ['string', 'number', 'boolean'].includes(typeof field))
  return new Map(plain.map(([key, field]) => [key, String(field)]))
}
