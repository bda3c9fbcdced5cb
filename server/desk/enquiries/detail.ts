import { dayOf } from '#contracts/days.ts'
import type { EnquiryDetail, HistoryEntry, SentMessage } from '#contracts/desk-enquiries.ts'
import { interpolate } from '#contracts/plain.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { bandOf, keptDesign } from '#server/design/attached.ts'
import { sendsMail } from '#server/desk/enquiries/answers.ts'
import { itemOf, type JoinedRow } from '#server/desk/enquiries/list.ts'
import { findSame, tellSame } from '#server/desk/enquiries/same-person.ts'
import type { RoomServices } from '#server/desk/enquiries/services.ts'
import { fillTemplates } from '#server/desk/enquiries/templates.ts'
import { originOf, phoneLinks } from '#server/mail/workshop.ts'
import { listAnswerFiles } from '#server/storage/answer-files.ts'
import type { Database } from '#server/storage/database.ts'
import { answersOf, extraOf, replyAddressOf, signsOf } from '#server/storage/enquiry-row.ts'
import { listPhotos } from '#server/storage/photos.ts'
import type { DeliveryRow } from '#server/storage/schema.ts'

export async function detailOf(services: RoomServices, row: JoinedRow, person: string): Promise<EnquiryDetail> {
  const { store, about, now, outbox } = services
  const [photos, same] = [await listPhotos(store, row.id), await findSame(store, row)]
  const extra = extraOf(row)
  const design = keptDesign(extra, readDesignPrices())
  const deliveries = await deliveriesOf(store, [row, ...same])
  const item = itemOf(row, about, photos.length, dayOf(now()))
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
    templates: fillTemplates(row, about, person),
    sends: sendsMail(services),
  }
}

const firstWords = ({ outbox }: RoomServices, { name }: JoinedRow, number: string) =>
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
