import { interpolate } from '#contracts/plain.ts'
import { readAnswers } from '#reader/answers.ts'
import type { Block } from '#server/mail/document.ts'
import { attach, type Earlier, letterToVisitor, type MailSettings, type OutgoingMail } from '#server/mail/message.ts'
import { Permanent } from '#server/mail/transport.ts'
import { listAnswerFiles, readAnswerFile } from '#server/storage/answer-files.ts'
import type { Database } from '#server/storage/database.ts'
import type { Delivery } from '#server/storage/deliveries.ts'
import { numberOf, replyAddressOf } from '#server/storage/enquiry-row.ts'
import { dayText } from '#words/day-words.ts'

export interface Letter {
  subject: string
  content: string
}

/** An answer of the desk as the mail that carries it: its text as it was written, then what the visitor had written. */
export function writeAnswer(
  delivery: Pick<Delivery, 'message_id' | 'created_at' | 'enquiry'>,
  settings: MailSettings,
  { subject, content }: Letter,
  earlier: Earlier,
): OutgoingMail {
  const { enquiry } = delivery
  const day = dayText(enquiry.received_at)
  const blocks: Block[] = [
    ...paragraphs(content),
    ...(enquiry.message === ''
      ? []
      : ([
          { kind: 'small', text: interpolate(readAnswers().quoted, { day }) },
          { kind: 'quote', text: enquiry.message },
        ] as const)),
  ]
  const label = `Consulta ${numberOf(enquiry.id)}`
  const draft = { delivery, settings, subject, label, preview: content.slice(0, 140), blocks }
  return letterToVisitor(draft, replyAddressOf(enquiry), earlier)
}

const paragraphs = (content: string): Block[] =>
  content
    .trim()
    .split(/\n{2,}/)
    .map((text) => ({ kind: 'text', text }))

/** The mail of a delivery of the channel `answer`, with its files. */
export async function answerMail(store: Database, delivery: Delivery, settings: MailSettings): Promise<OutgoingMail> {
  const letter = await store.db
    .selectFrom('desk_entry')
    .select(['id', 'subject', 'content'])
    .where('delivery_id', '=', delivery.id)
    .executeTakeFirst()
  if (!letter) throw new Permanent('The text of this answer is not kept any more.')
  const mail = writeAnswer(delivery, settings, letter, await conversation(store, delivery))
  const files = await listAnswerFiles(store, 'entry_id', [letter.id])
  return {
    ...mail,
    attachments: files.map(({ id, name, type }) => attach(name, type, () => readAnswerFile(store, id))),
  }
}

/** Mails about an enquiry that have left before a delivery, or are about to. */
async function conversation({ db }: Database, { id, enquiry_id, created_at }: Delivery): Promise<Earlier> {
  const mails = await db
    .selectFrom('delivery')
    .select(['channel', 'message_id'])
    .where('enquiry_id', '=', enquiry_id)
    .where('id', '<>', id)
    .where('created_at', '<=', created_at)
    .where('state', '<>', 'refused')
    .where('channel', 'in', ['mail', 'auto-reply', 'answer'])
    .orderBy('created_at')
    .execute()
  const idsOf = (own: boolean) =>
    mails.filter(({ channel }) => (channel === 'mail') === own).map(({ message_id }) => message_id)
  return { own: idsOf(true), visitors: idsOf(false) }
}
