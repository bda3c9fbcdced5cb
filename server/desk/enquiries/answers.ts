import type { Context } from 'hono'
import type { Person } from '#contracts/desk.ts'
import { type AnswerPreview, attachmentLimits, excessOf, type NewAnswer } from '#contracts/desk-enquiries.ts'
import { addEntry } from '#server/desk/enquiries/changes.ts'
import { Answer } from '#server/desk/enquiries/fields.ts'
import type { DeskEnv, DeskServices } from '#server/desk/request/access.ts'
import { maxFormBytes, Refusal, readAs } from '#server/desk/request/http.ts'
import { parseMultipart, streamMultipart, type TakeFile } from '#server/enquiry/multipart.ts'
import { writeAnswer } from '#server/mail/answer.ts'
import { formatOf } from '#server/photos/format.ts'
import { saveAnswerFiles } from '#server/storage/answer-files.ts'
import { deliveryRow } from '#server/storage/enquiries.ts'
import { replyAddressOf } from '#server/storage/enquiry-row.ts'
import { cleanName } from '#server/storage/photos.ts'
import type { AnswerFile, EnquiryRow } from '#server/storage/schema.ts'
import { attachmentWords } from '#words/attachment-words.ts'

export const sendsMail = ({ outbox }: Pick<DeskServices, 'outbox'>) => outbox.dispatch.channels.includes('answer')

/** Keeps an answer with its files, all or none, and lets it leave where it is a mail of ours. Throws Refusal for one that cannot. */
export async function answer(
  services: DeskServices,
  person: Person,
  enquiry: EnquiryRow,
  given: NewAnswer,
  files: readonly AnswerFile[] = [],
) {
  const { store, now, outbox } = services
  const { channel, subject = '', text = '' } = given
  if (channel === 'mail') requireWhole(services, given)
  else if (files.length > 0) throw new Refusal(400, attachmentWords.onlyByMail, { field: 'files' })
  await store.db.transaction().execute(async (tx) => {
    const delivery = channel === 'mail' && deliveryRow(enquiry.id, now(), 'answer', outbox.dispatch.domain)
    if (delivery) await tx.insertInto('delivery').values(delivery).execute()
    const entry = { enquiry_id: enquiry.id, kind: channel, subject, content: text }
    const noted = { ...entry, delivery_id: delivery ? delivery.id : null }
    const entry_id = await addEntry(tx, person, noted, now())
    await saveAnswerFiles(tx, { enquiry_id: enquiry.id, entry_id }, files)
  })
  if (channel === 'mail') outbox.call()
}

function requireWhole(services: DeskServices, { subject = '', text = '' }: NewAnswer) {
  if (!sendsMail(services))
    throw new Refusal(409, 'Este servidor no envía correo. Escribe la respuesta desde tu programa de correo.')
  if (subject.trim() === '') throw new Refusal(400, 'Falta el asunto.', { field: 'subject' })
  if (text.trim() === '') throw new Refusal(400, 'Falta el texto de la respuesta.', { field: 'text' })
}

export function preview({ outbox, now }: DeskServices, enquiry: EnquiryRow, given: NewAnswer): AnswerPreview {
  const letter = { subject: given.subject ?? '', content: given.text ?? '' }
  const delivery = { message_id: '', created_at: now(), enquiry }
  const { from, replyTo, subject, text } = writeAnswer(delivery, outbox.parts.settings, letter, {
    own: [],
    visitors: [],
  })
  return { from: mailbox(from), to: replyAddressOf(enquiry), replyTo: mailbox(replyTo), subject, text }
}

/** A mailbox as people read it. */
const mailbox = ({ name, address }: { name: string; address: string }) =>
  name === '' ? address : `${name} <${address}>`

export const bringsFiles = ({ req }: Context) =>
  req.method === 'POST' &&
  req.path.endsWith('/answers') &&
  /^multipart\/form-data\b/i.test(req.header('content-type') ?? '')

/** A new answer as JSON in `answer`, and the files that go with it, in their order. Throws Refusal. */
export async function readAnswerWithFiles(c: Context<DeskEnv>) {
  const files: AnswerFile[] = []
  const sizes: number[] = []
  const count = (at: number, bytes: number) => {
    sizes[at] = (sizes[at] ?? 0) + bytes
    const excess = excessOf(sizes)
    if (excess) throw refused(413, excess)
  }
  const take: TakeFile = async (name, stream) => {
    const at = sizes.length
    count(at, 0)
    const pieces: Buffer[] = []
    for await (const piece of stream as AsyncIterable<Buffer>) {
      count(at, piece.length)
      pieces.push(piece)
    }
    files[at] = toFile(name, Buffer.concat(pieces))
  }
  const form = parseMultipart(c.req.header('content-type') ?? '', maxFormBytes, take, attachmentLimits.field)
  const fields = await streamMultipart(c.env.incoming, form)
  return { given: readAs(Answer, parse(fields.get('answer'))), files }
}

function parse(json = ''): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const refused = (status: 413 | 422, message: string) => new Refusal(status, message, { field: 'files' })

const kinds = { pdf: ['pdf', 'application/pdf'], jpeg: ['jpg', 'image/jpeg'], png: ['png', 'image/png'] } as const

/** What a file is by its first bytes, under a name that harms nobody. Throws Refusal for another kind. */
function toFile(name: string, content: Buffer): AnswerFile {
  if (content.length === 0) throw refused(422, attachmentWords.empty(readable(name)))
  // A moving PNG is one too.
  const format = content.toString('latin1', 1, 4) === 'PNG' ? 'png' : formatOf(content)
  if (!(format in kinds)) throw refused(422, attachmentWords.otherKind(readable(name)))
  const [ending, type] = kinds[format as keyof typeof kinds]
  return { name: `${cleanName(name, 80) || 'archivo'}.${ending}`, type, bytes: content.length, content }
}

const readable = (name: string) => name.replace(/\p{C}+/gu, ' ').slice(0, 60)
