import { receiptTexts } from '#contracts/enquiry.ts'
import { interpolate } from '#contracts/plain.ts'
import { readQuote } from '#reader/quote-content.ts'
import { ownFields } from '#server/enquiry/own-fields.ts'
import type { Receipts } from '#server/enquiry/receipts.ts'
import type { Block } from '#server/mail/document.ts'
import { saysMeasures } from '#server/mail/measured.ts'
import { type MailSettings, toVisitor } from '#server/mail/message.ts'
import type { Delivery } from '#server/storage/deliveries.ts'
import { answersOf, extraOf } from '#server/storage/enquiry-row.ts'
import { dayText } from '#words/day-words.ts'
import { fieldNames } from '#words/desk-enquiry-words.ts'

/** So much of a message is repeated, in characters. */
const maxRepeated = 1_500

/** The mail that the visitor gets: what has come, when it is answered, what to prepare, where to add pictures. */
export function visitorMail(delivery: Delivery, settings: MailSettings, receipts: Receipts, photos: number) {
  const { enquiry } = delivery
  const receipt = receiptTexts(receipts.of(enquiry))
  const firstName = firstNameOf(enquiry.name)
  const until = dayText(receipts.photosUntil(enquiry.received_at))
  const values = { ...receipt, until, name: firstName ?? '' }
  const { visitor } = settings.texts
  const say = (text: string) => interpolate(text, values)
  const link = (path: string) => new URL(path, settings.siteUrl).href
  const photosAddress = new URL(receipt.photosLink, settings.serviceUrl).href
  const blocks: Block[] = [
    { kind: 'title', text: say(visitor.title) },
    { kind: 'text', text: say(firstName === undefined ? visitor.greetingWithoutName : visitor.greeting) },
    { kind: 'text', text: say(visitor.lead) },
    { kind: 'heading', text: say(visitor.prepare.title) },
    { kind: 'list', items: wanted(enquiry, photos).map((one) => say(visitor.prepare[one])) },
    { kind: 'text', text: say(photos === 0 ? visitor.photos.text : visitor.photos.more) },
    { kind: 'button', link: { name: say(visitor.photos.button), href: photosAddress } },
    { kind: 'heading', text: say(visitor.sent) },
    ...sent(delivery, photos),
    { kind: 'text', text: [say(visitor.reply), ...(settings.phone === '' ? [] : [say(visitor.call)])].join(' ') },
    { kind: 'links', links: [{ name: say(visitor.prices), href: link('/como-trabajamos') }] },
    { kind: 'small', text: say(visitor.privacy) },
    { kind: 'links', links: [{ name: say(visitor.privacyLink), href: link('/politica-privacidad') }] },
  ]
  const [label, preview, subject] = [`Consulta ${receipt.number}`, say(visitor.preview), say(visitor.subject)]
  return toVisitor({ delivery, settings, subject, label, preview, blocks }, enquiry.email)
}

/** What would still help: what has come already is not asked for again. */
function wanted(enquiry: Delivery['enquiry'], photos: number) {
  const given = answersOf(enquiry)
  const { cuando } = readQuote().questions
  const isMeasured =
    ownFields.design in extraOf(enquiry) ||
    saysMeasures(enquiry.message) ||
    given.some(({ label, value }) => /\(cm\)$/.test(label) || /\d ?[cm]?m$/.test(value))
  return [
    ...(photos === 0 ? (['photos'] as const) : []),
    ...(isMeasured ? [] : (['measures'] as const)),
    ...(given.some(({ label }) => label === cuando.label) ? [] : (['when'] as const)),
    'access' as const,
  ]
}

/** A first name by which somebody can be greeted; undefined where what was typed looks like none. */
export const firstNameOf = (name: string): string | undefined =>
  /^\p{L}[\p{L}'’-]{0,29}$/u.exec(name.split(' ')[0] ?? '')?.[0]

/** `600112233` → «600 11 22 33»; other numbers as they were typed. */
export const readablePhone = (phone: string): string => phone.replace(/^(\d{3})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4')

function sent({ enquiry }: Delivery, photos: number): Block[] {
  const rows = [
    [fieldNames.name, enquiry.name],
    [fieldNames.phone, readablePhone(enquiry.phone)],
    ...answersOf(enquiry).map(({ label, value }) => [label, value] as const),
    [fieldNames.photos, photos === 0 ? '' : String(photos)],
  ] as const
  const shown = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => [harmless(label), harmless(value)] as const)
  const message = enquiry.message.slice(0, maxRepeated)
  return [
    { kind: 'rows', rows: shown },
    ...(message === '' ? [] : [{ kind: 'quote', text: harmless(message) } as const]),
  ]
}

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`
const addresses = new RegExp(
  [
    String.raw`[a-z][a-z\d+.-]*:\/\/\S+`,
    String.raw`\S+@\S+`,
    // Any word, dot, ending: mail programs make links of endings that nobody has heard of.
    String.raw`[\p{L}\p{M}\p{So}\d_-]+(?:\.[\p{L}\p{M}\p{So}\d_-]+)*\.\p{L}[\p{L}\p{M}\d-]+\S*`,
    String.raw`(?<![\d.])${octet}(?:\.${octet}){3}(?![\d.])\S*`,
  ].join('|'),
  'giu',
)

/**
 * A typed text without addresses: whoever types another one's e-mail address must not be able to send them to a page of his
 * own in our name. Letters and dots of other kinds are read as mail programs read them.
 */
export const harmless = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .replace(addresses, '[dirección]')
