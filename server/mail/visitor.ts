import type { Answer } from '#contracts/enquiry.ts'
import { receiptTexts } from '#contracts/enquiry.ts'
import type { Receipts } from '#server/enquiry/receipts.ts'
import type { Block } from '#server/mail/document.ts'
import { interpolate, type MailSettings, type OutgoingMail, toVisitor } from '#server/mail/message.ts'
import type { Delivery } from '#server/storage/deliveries.ts'

const dayFormat = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', day: 'numeric', month: 'long' })
/** So much of a message is repeated, in characters. */
const mostRepeated = 1_500

/** The mail that the visitor gets: what has come, when it is answered, what to prepare, where to add pictures. */
export function visitorMail(
  delivery: Delivery,
  settings: MailSettings,
  receipts: Receipts,
  photos: number,
): OutgoingMail {
  const { enquiry } = delivery
  const receipt = receiptTexts(receipts.of(enquiry))
  const firstName = firstNameOf(enquiry.name)
  const until = dayFormat.format(receipts.photosUntil(enquiry.received_at))
  const values = { ...receipt, until, name: firstName ?? '' }
  const { visitor } = settings.texts
  const say = (text: string) => interpolate(text, values)
  const link = (path: string) => new URL(path, settings.siteUrl).href
  const blocks: Block[] = [
    { kind: 'title', text: say(visitor.title) },
    { kind: 'text', text: say(firstName === undefined ? visitor.greetingWithoutName : visitor.greeting) },
    { kind: 'text', text: say(visitor.lead) },
    { kind: 'heading', text: say(visitor.prepare.title) },
    { kind: 'list', items: visitor.prepare.items.map(say) },
    { kind: 'text', text: say(visitor.photos.text) },
    {
      kind: 'button',
      link: { name: say(visitor.photos.button), href: new URL(receipt.photosLink, settings.serviceUrl).href },
    },
    { kind: 'heading', text: say(visitor.sent) },
    ...sent(delivery, photos),
    { kind: 'text', text: [say(visitor.reply), ...(settings.phone === '' ? [] : [say(visitor.call)])].join(' ') },
    { kind: 'links', links: [{ name: say(visitor.prices), href: link('/como-trabajamos') }] },
    { kind: 'small', text: say(visitor.privacy) },
    { kind: 'links', links: [{ name: say(visitor.privacyLink), href: link('/politica-privacidad') }] },
  ]
  const document = { label: `Consulta ${receipt.number}`, preview: say(visitor.preview), blocks }
  return toVisitor({ delivery, settings, subject: say(visitor.subject), document }, enquiry.email)
}

/** A first name by which somebody can be greeted; undefined where what was typed looks like none. */
export const firstNameOf = (name: string): string | undefined =>
  /^\p{L}[\p{L}'’-]{0,29}$/u.exec(name.split(' ')[0] ?? '')?.[0]

function sent({ enquiry }: Delivery, photos: number): Block[] {
  const answers = JSON.parse(enquiry.answers) as Answer[]
  const rows = [
    ['Nombre', enquiry.name],
    ['Teléfono', enquiry.phone],
    ...answers.map(({ label, value }) => [label, value] as const),
    ['Fotos', photos === 0 ? '' : String(photos)],
  ] as const
  const shown = rows.filter(([, value]) => value !== '').map(([label, value]) => [label, harmless(value)] as const)
  const message = enquiry.message.slice(0, mostRepeated)
  return [
    { kind: 'rows', rows: shown },
    ...(message === '' ? [] : [{ kind: 'quote', text: harmless(message) } as const]),
  ]
}

/**
 * A typed text without addresses: whoever types another one's e-mail address must not be able to send them to a page of his
 * own in our name.
 */
const harmless = (text: string) =>
  text.replace(
    /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|\S+@\S+|(?<![\p{L}\d])[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|es|info|io|me|ly|gl|ru|cn|top|xyz|online|site|shop|app|dev|link)(?![\p{L}\d])\S*/giu,
    '[dirección]',
  )
