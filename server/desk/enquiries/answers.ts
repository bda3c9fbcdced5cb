import type { Person } from '#contracts/desk.ts'
import type { AnswerPreview, NewAnswer } from '#contracts/desk-enquiries.ts'
import { addEntry } from '#server/desk/enquiries/changes.ts'
import type { RoomServices } from '#server/desk/enquiries/services.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import { writeAnswer } from '#server/mail/answer.ts'
import { saveAnswerFiles } from '#server/storage/answer-files.ts'
import { deliveryRow } from '#server/storage/enquiries.ts'
import { replyAddressOf } from '#server/storage/enquiry-row.ts'
import type { AnswerFile, EnquiryRow } from '#server/storage/schema.ts'
import { attachmentWords } from '#words/attachment-words.ts'

export const sendsMail = ({ outbox }: Pick<RoomServices, 'outbox'>) => outbox.dispatch.channels.includes('answer')

/** Keeps an answer with its files, all or none, and lets it leave where it is a mail of ours. Throws Refusal for one that cannot. */
export async function answer(
  services: RoomServices,
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

function requireWhole(services: RoomServices, { subject = '', text = '' }: NewAnswer) {
  if (!sendsMail(services))
    throw new Refusal(409, 'Este servidor no envía correo. Escribe la respuesta desde tu programa de correo.')
  if (subject.trim() === '') throw new Refusal(400, 'Falta el asunto.', { field: 'subject' })
  if (text.trim() === '') throw new Refusal(400, 'Falta el texto de la respuesta.', { field: 'text' })
}

export function preview({ outbox, now }: RoomServices, enquiry: EnquiryRow, given: NewAnswer): AnswerPreview {
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
