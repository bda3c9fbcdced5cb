import { receiptTexts } from '#contracts/enquiry.ts'
import { interpolate } from '#contracts/plain.ts'
import { type Links, workshopPath } from '#server/enquiry/links.ts'
import type { Receipts } from '#server/enquiry/receipts.ts'
import type { Block, Link } from '#server/mail/document.ts'
import {
  type Attachment,
  attach,
  type MailSettings,
  type OutgoingMail,
  readMailbox,
  toWorkshop,
} from '#server/mail/message.ts'
import { firstNameOf, readablePhone } from '#server/mail/visitor.ts'
import type { Database } from '#server/storage/database.ts'
import type { Delivery } from '#server/storage/deliveries.ts'
import { answersOf, extraOf, numberOf, replyAddressOf, signsOf } from '#server/storage/enquiry-row.ts'
import { fileNameOf, type PhotoInfo, readPhoto } from '#server/storage/photos.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'
import { minuteText } from '#words/day-words.ts'
import { fieldNames, tellSigns } from '#words/desk-enquiry-words.ts'

export interface MailParts {
  settings: MailSettings
  links: Links
  receipts: Receipts
  /** Until when the link of a mail holds, in milliseconds: as long as the enquiry is kept. */
  keptUntil: (receivedAt: number) => number
}

/** The mail that tells the workshop of an enquiry. What the visitor typed is text in it, never markup or a header. */
export function workshopMail(delivery: Delivery, parts: MailParts, photos: readonly PhotoInfo[]): OutgoingMail {
  const { enquiry } = delivery
  const { settings } = parts
  const texts = settings.texts.workshop
  const values = { ...receiptTexts(parts.receipts.of(enquiry)), name: enquiry.name }
  const say = (text: string) => interpolate(text, values)
  const answers = answersOf(enquiry).map(({ label, value }) => [label, value] as const)
  const origin = originOf(enquiry)
  const blocks: Block[] = [
    { kind: 'title', text: enquiry.name },
    { kind: 'text', text: say(texts.answerBy) },
    { kind: 'rows', rows: rowsOf(enquiry, photos) },
    ...(areAttached(photos) ? [] : [{ kind: 'links', links: [settle(enquiry, parts, texts.photos)] } as const]),
    ...callBack(
      enquiry.phone,
      interpolate(texts.whatsapp, { ...values, name: firstNameOf(enquiry.name) ?? enquiry.name }),
    ),
    { kind: 'quote', text: enquiry.message || say(texts.noMessage) },
    ...(answers.length === 0 ? [] : headed(say(texts.answers), answers)),
    { kind: 'button', link: settle(enquiry, parts, say(texts.answered)) },
    ...(origin.length === 0 ? [] : headed(say(texts.origin), origin)),
    { kind: 'small', text: `Recibida el ${minuteText(enquiry.received_at)} en ${settings.siteUrl}` },
  ]
  const label = `Consulta ${values.number}`
  const subject = enquiry.subject === '' ? say(texts.subject) : `${label}: ${enquiry.subject}`
  const draft = { delivery, settings, subject, label, preview: say(texts.preview), blocks }
  return toWorkshop(draft, replyToOf(enquiry), enquiry.from_name)
}

export function morePhotosMail(delivery: Delivery, parts: MailParts, photos: readonly PhotoInfo[]): OutgoingMail {
  const { enquiry } = delivery
  const { photos: texts, workshop } = parts.settings.texts
  const values = { name: enquiry.name, number: numberOf(enquiry.id), count: String(photos.length) }
  const say = (text: string) => interpolate(text, values)
  const lead = say(photos.length === 1 ? texts.leadOne : texts.lead)
  const blocks: Block[] = [
    { kind: 'title', text: enquiry.name },
    { kind: 'text', text: lead },
    { kind: 'rows', rows: [[fieldNames.photos, tellPhotos(photos)]] },
    { kind: 'button', link: settle(enquiry, parts, workshop.photos) },
  ]
  const [label, subject] = [`Consulta ${values.number}`, say(texts.subject)]
  return toWorkshop({ delivery, settings: parts.settings, subject, label, preview: lead, blocks }, replyToOf(enquiry))
}

/** The day's enquiries that look like spam, in one mail. */
export function spamMail(delivery: Delivery, { settings }: MailParts, enquiries: readonly EnquiryRow[]): OutgoingMail {
  const { spam } = settings.texts
  const values = { count: String(enquiries.length) }
  const subject = interpolate(enquiries.length === 1 ? spam.subjectOne : spam.subject, values)
  const named = enquiries.flatMap((enquiry): Block[] => [
    ...headed(`${numberOf(enquiry.id)} · ${enquiry.name}`, [
      [fieldNames.email, enquiry.email],
      ['Señales', tellSigns(signsOf(enquiry))],
    ]),
    { kind: 'quote', text: enquiry.message.slice(0, 600) || settings.texts.workshop.noMessage },
  ])
  const lead = interpolate(enquiries.length === 1 ? spam.leadOne : spam.lead, values)
  const blocks: Block[] = [{ kind: 'text', text: lead }, ...named]
  return toWorkshop({ delivery, settings, subject, label: 'Spam', preview: subject, blocks }, readMailbox(settings.to))
}

const headed = (text: string, rows: readonly (readonly [string, string])[]): Block[] => [
  { kind: 'heading', text },
  { kind: 'rows', rows },
]

const replyToOf = (enquiry: EnquiryRow) => ({
  name: enquiry.reply_to === '' ? enquiry.name : '',
  address: replyAddressOf(enquiry),
})

function rowsOf({ email, phone, ...row }: EnquiryRow, photos: readonly PhotoInfo[]) {
  const rows: [string, string][] = [
    [fieldNames.email, email],
    [fieldNames.phone, readablePhone(phone)],
    ...Object.entries(extraOf(row)),
    [fieldNames.photos, tellPhotos(photos)],
  ]
  return rows.filter(([, value]) => value !== '')
}

const campaignNames: Record<string, string> = {
  utm_source: 'Origen',
  utm_medium: 'Medio',
  utm_campaign: 'Campaña',
  utm_term: 'Término',
  utm_content: 'Anuncio',
}

/** Page and campaign that an enquiry came from, named for a reader. */
export function originOf({ page, campaign }: Pick<EnquiryRow, 'page' | 'campaign'>): [string, string][] {
  const parameters = [...new URLSearchParams(campaign)].map(([key, value]): [string, string] => [
    campaignNames[key] ?? key,
    value,
  ])
  return [...(page === '' ? [] : [[fieldNames.page, page] satisfies [string, string]]), ...parameters]
}

const settle = ({ id, received_at }: EnquiryRow, { settings, links, keptUntil }: MailParts, name: string): Link => {
  const key = links.sign('workshop', id, keptUntil(received_at))
  return { name, href: new URL(workshopPath + key, settings.serviceUrl).href }
}

/** How the workshop calls back with one touch; undefined for what is no number. The form keeps digits only; nine of them are a Spanish number. */
export function phoneLinks(phone: string, firstWords: string): { tel: string; whatsapp: string } | undefined {
  const digits = phone.replace(/^00/, '')
  if (!/^[1-9]\d{8,14}$/.test(digits)) return undefined
  const number = digits.length === 9 ? `34${digits}` : digits
  return { tel: `tel:+${number}`, whatsapp: `https://wa.me/${number}?text=${encodeURIComponent(firstWords)}` }
}

function callBack(phone: string, firstWords: string): Block[] {
  const known = phoneLinks(phone, firstWords)
  const links = known && [
    { name: 'Llamar', href: known.tel },
    { name: 'WhatsApp', href: known.whatsapp },
  ]
  return links ? [{ kind: 'links', links }] : []
}

/** Beyond so many bytes mail servers begin to refuse a message: as text it is a third larger. */
const maxAttached = 8 * 1024 * 1024

const sizeOf = (photos: readonly PhotoInfo[]) => photos.reduce((sum, { bytes }) => sum + bytes, 0)
const areAttached = (photos: readonly PhotoInfo[]) => sizeOf(photos) <= maxAttached

/** What the workshop's mail says of an enquiry's pictures; empty where there are none. */
function tellPhotos(photos: readonly PhotoInfo[]): string {
  if (photos.length === 0) return ''
  if (areAttached(photos)) return `${photos.length}, adjuntas`
  const size = (sizeOf(photos) / 1024 / 1024).toLocaleString('es-ES', { maximumFractionDigits: 1 })
  return `${photos.length} (${size} MB), demasiado para un correo: están en el enlace`
}

/** The pictures themselves, each read when its turn comes. */
export function attachmentsOf(store: Database, photos: readonly PhotoInfo[]): Attachment[] {
  if (!areAttached(photos)) return []
  return photos.map((photo) => attach(fileNameOf(photo), photo.type, () => readPhoto(store, photo.id)))
}
