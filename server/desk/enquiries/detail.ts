import { sql } from 'kysely'
import { dayOf } from '#contracts/days.ts'
import type { EnquiryDetail, HistoryEntry, SamePerson, SentMessage } from '#contracts/desk-enquiries.ts'
import { interpolate } from '#contracts/plain.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { bandOf, keptDesign } from '#server/design/attached.ts'
import { sendsMail } from '#server/desk/enquiries/answers.ts'
import { excerptOf, itemOf, type JoinedRow, joined } from '#server/desk/enquiries/list.ts'
import { fillTemplates } from '#server/desk/enquiries/templates.ts'
import type { DeskServices } from '#server/desk/request/access.ts'
import { originOf, phoneLinks } from '#server/mail/workshop.ts'
import { listAnswerFiles } from '#server/storage/answer-files.ts'
import type { Database } from '#server/storage/database.ts'
import { answersOf, extraOf, numberOf, replyAddressOf, signsOf } from '#server/storage/enquiry-row.ts'
import { listPhotos } from '#server/storage/photos.ts'
import type { DeliveryRow } from '#server/storage/schema.ts'

export async function detailOf(services: DeskServices, row: JoinedRow, person: string): Promise<EnquiryDetail> {
  const { store, now, outbox } = services
  const [photos, same] = [await listPhotos(store, row.id), await findSame(store, row)]
  const extra = extraOf(row)
  const design = keptDesign(extra, readDesignPrices())
  const deliveries = await deliveriesOf(store, [row, ...same])
  const item = itemOf(row, photos.length, dayOf(now()))
  const links = phoneLinks(row.phone, firstWords(services, row, item.number))
  return {
    ...item,
    email: row.email,
    replyTo: replyAddressOf(row),
    phone: row.phone,
    ...(links && { phoneLinks: links }),
    message: row.message,
    answers: answersOf(row),
    // What the drawing's caption says already is left out.
    extra: design ? [] : Object.entries(extra),
    origin: originOf(row),
    spamSigns: signsOf(row),
    pictures: photos.map(({ position, name, width, height }) => ({ position, name, width, height })),
    ...(design && { design: { title: design.title, address: design.address, price: bandOf(design.piece) } }),
    answerBy: outbox.parts.receipts.of(row).answerBy,
    valueCents: row.value_cents,
    history: await historyOf(store, [row, ...same], deliveries),
    mails: deliveries.filter(({ enquiry_id }) => enquiry_id === row.id).map(tellDelivery),
    same: same.map((other) => tellSame(row, other)),
    templates: fillTemplates(row, person),
    sends: sendsMail(services),
  }
}

const firstWords = ({ outbox }: DeskServices, { name }: JoinedRow, number: string) =>
  interpolate(outbox.parts.settings.texts.workshop.whatsapp, { name, number })

const idsOf = (rows: readonly JoinedRow[]) => rows.map(({ id }) => id)

const deliveriesOf = ({ db }: Database, rows: readonly JoinedRow[]) =>
  db.selectFrom('delivery').selectAll().where('enquiry_id', 'in', idsOf(rows)).orderBy('created_at').execute()

const tellDelivery = (row: DeliveryRow): SentMessage => ({
  channel: row.channel,
  state: row.state,
  createdAt: row.created_at,
  doneAt: row.done_at,
  attempts: row.attempts,
  error: row.last_error,
})

async function historyOf(store: Database, rows: readonly JoinedRow[], deliveries: readonly DeliveryRow[]) {
  const entries = await store.db.selectFrom('desk_entry').selectAll().where('enquiry_id', 'in', idsOf(rows)).execute()
  const kept = await listAnswerFiles(store, 'enquiry_id', idsOf(rows))
  const received = rows.map(({ id, received_at, name, message }): HistoryEntry => {
    return { id, enquiry: id, at: received_at, kind: 'received', by: name, subject: '', text: message, files: [] }
  })
  const done = entries.map((entry): HistoryEntry => {
    const { id, enquiry_id, at, kind, person_name, subject, content } = entry
    const delivery = deliveries.find((row) => row.id === entry.delivery_id)
    const files = kept.filter((file) => file.entry_id === id).map(({ id, name, bytes }) => ({ id, name, bytes }))
    const told = { id, enquiry: enquiry_id, at, kind, by: person_name, subject, text: content, files }
    return delivery ? { ...told, mail: tellDelivery(delivery) } : told
  })
  return [...received, ...done].toSorted((a, b) => a.at - b.at)
}

/** More of one person nobody reads. */
const most = 50

// A Spanish number with and without its country's code.
const endOf = (phone: string) => (/^\d{9,}$/.test(phone) ? phone.slice(-9) : undefined)
const addressesOf = ({ email, reply_to }: JoinedRow) =>
  [...new Set([email, reply_to].map((address) => address.toLowerCase()))].filter(Boolean)

/** Other enquiries with the same address or phone, or joined by hand; newest first. */
function findSame(store: Database, row: JoinedRow): Promise<JoinedRow[]> {
  const phone = endOf(row.phone)
  return joined(store)
    .where('enquiry.id', '<>', row.id)
    .where(({ eb, or }) =>
      or([
        eb(sql<string>`lower(enquiry.email)`, 'in', addressesOf(row)),
        ...(phone ? [eb('enquiry.phone', 'like', `%${phone}`)] : []),
        ...(row.thread ? [eb('desk_enquiry.thread', '=', row.thread)] : []),
      ]),
    )
    .limit(most)
    .execute()
}

/** How another enquiry is told, with what makes it the same person's. */
function tellSame(row: JoinedRow, other: JoinedRow): SamePerson {
  const byMail = addressesOf(other).some((address) => addressesOf(row).includes(address))
  const byPhone = endOf(other.phone) !== undefined && endOf(other.phone) === endOf(row.phone)
  return {
    id: other.id,
    number: numberOf(other.id),
    name: other.name,
    receivedAt: other.received_at,
    state: other.state,
    excerpt: excerptOf(other.message),
    by: byMail ? 'mail' : byPhone ? 'phone' : 'hand',
  }
}
