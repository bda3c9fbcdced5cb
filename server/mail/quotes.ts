import { interpolate } from '#contracts/plain.ts'
import type { Quote, QuoteEvent, QuoteVersion } from '#contracts/quotes.ts'
import type { Block } from '#server/mail/document.ts'
import { attach, letterToVisitor, notice, type OutgoingMail, toVisitor, toWorkshop } from '#server/mail/message.ts'
import { Permanent } from '#server/mail/transport.ts'
import { firstNameOf } from '#server/mail/visitor.ts'
import type { MailParts } from '#server/mail/workshop.ts'
import { quotePath } from '#server/quotes/document.ts'
import { longDay, money } from '#server/quotes/say.ts'
import type { Database } from '#server/storage/database.ts'
import type { Delivery } from '#server/storage/deliveries.ts'
import { findQuote, linkIdOf, readQuotePdf } from '#server/storage/quotes/read.ts'
import type { DeliveryRow } from '#server/storage/schema.ts'
import { jobStepNames, paperWords } from '#words/quote-paper-words.ts'

/** An event of a quote, with the version that it is about. */
export interface QuoteTold {
  delivery: Pick<DeliveryRow, 'message_id' | 'created_at'>
  quote: Quote
  event: QuoteEvent
  version: QuoteVersion
  /** Address of the customer's page. */
  link: string
}

/** The mail of a delivery of the channels `quote` and `quote-news`, with the paper where it belongs to it. */
export async function quoteDelivery(store: Database, delivery: Delivery, parts: MailParts): Promise<OutgoingMail> {
  const row = await store.db
    .selectFrom('quote_event')
    .select('quote_id')
    .where('id', '=', delivery.about)
    .executeTakeFirst()
  const quote = row && (await findQuote(store, row.quote_id))
  const event = quote?.events.find(({ id }) => id === delivery.about)
  const wanted = event?.version || quote?.acceptance?.version
  const version = quote?.versions.find((sent) => sent.version === wanted)
  const linkId = quote && (await linkIdOf(store, quote.id))
  if (!quote || !event || !version || !linkId) throw new Permanent('What this message is about is not kept any more.')
  const path = `${quotePath(parts.links, linkId, quote.createdAt)}?version=${version.version}`
  const told = { delivery, quote, event, version, link: new URL(path, parts.settings.serviceUrl).href }
  const mail = delivery.channel === 'quote' ? customerMail(told, parts) : newsMail(told, parts)
  const withPaper = event.kind === 'sent' || event.kind === 'accepted'
  const paper = withPaper && (await readQuotePdf(store, quote.id, version.version))
  if (!paper) return mail
  const name = `${quote.number}-v${version.version}.pdf`
  return { ...mail, attachments: [attach(name, 'application/pdf', async () => paper)] }
}

function sayer({ quote, event, version }: QuoteTold, name: string) {
  const step = event.kind === 'step' ? jobStepNames[event.text as keyof typeof jobStepNames] : ''
  const values = {
    ...{ name, number: quote.number, title: version.document.title, version: `${version.version}` },
    ...{ total: money(version.totalCents), until: longDay(version.validUntil), step },
  }
  return (text: string) => interpolate(text, values)
}

const label = ({ number }: Quote) => `${paperWords.quote} ${number}`

/** What the customer gets: the quote, its acceptance, a step of the job, the request for a review. */
export function customerMail(told: QuoteTold, { settings }: Pick<MailParts, 'settings'>): OutgoingMail {
  const { delivery, quote, event, version, link } = told
  const { customer } = version.document
  const say = sayer(told, firstNameOf(customer.name) ?? customer.name)
  const { sent, accepted, step, mounted } = settings.texts.quotes
  const texts =
    event.kind === 'sent' ? sent : event.kind === 'accepted' ? accepted : event.text === 'mounted' ? mounted : step
  const draft = { delivery, settings, label: label(quote), ...notice(texts, say, link) }
  return event.kind === 'sent'
    ? letterToVisitor(draft, customer.email, { own: [], visitors: [] })
    : toVisitor(draft, customer.email)
}

/** What the workshop gets when the customer has done something; an answer goes to the customer. */
export function newsMail(told: QuoteTold, { settings }: Pick<MailParts, 'settings'>): OutgoingMail {
  const { delivery, quote, event, version } = told
  const { customer } = version.document
  const say = sayer(told, customer.name)
  const { news } = settings.texts.quotes
  const texts = news[event.kind as keyof typeof news]
  const written = event.kind === 'review' ? (quote.review?.text ?? '') : event.text
  const blocks: Block[] = [
    { kind: 'title', text: customer.name },
    { kind: 'text', text: say(texts.lead) },
    ...(written === '' ? [] : [{ kind: 'quote', text: written } as const]),
  ]
  const draft = {
    delivery,
    settings,
    subject: say(texts.subject),
    label: label(quote),
    preview: say(texts.lead),
    blocks,
  }
  return toWorkshop(draft, { name: customer.name, address: customer.email })
}
