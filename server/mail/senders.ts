import { day } from '#contracts/days.ts'
import { readMails } from '#reader/mails.ts'
import type { Settings } from '#reader/settings.ts'
import type { Config } from '#server/config.ts'
import { createLinks, type Links } from '#server/enquiry/links.ts'
import { createReceipts, type Receipts } from '#server/enquiry/receipts.ts'
import { answerMail } from '#server/mail/answer.ts'
import { designFiles } from '#server/mail/design-files.ts'
import { type MailSettings, type OutgoingMail, readMailbox } from '#server/mail/message.ts'
import type { Senders } from '#server/mail/outbox.ts'
import { quoteDelivery } from '#server/mail/quotes.ts'
import type { Smtp } from '#server/mail/smtp.ts'
import { visitorMail } from '#server/mail/visitor.ts'
import { webhookSender } from '#server/mail/webhook.ts'
import { attachmentsOf, type MailParts, morePhotosMail, spamMail, workshopMail } from '#server/mail/workshop.ts'
import { type Database, sharedSecret } from '#server/storage/database.ts'
import type { Delivery } from '#server/storage/deliveries.ts'
import type { Dispatch } from '#server/storage/enquiries.ts'
import { listPhotos } from '#server/storage/photos.ts'
import type { Channel } from '#server/storage/schema.ts'
import { reportedIn } from '#server/storage/spam-reports.ts'

/** How long a link in a mail holds where enquiries are kept without end. */
const endless = 3_650

/** Everything that leaves: the ways out that the settings name, and the private addresses that mails and receipts hold. */
export async function createMail(config: Config, settings: Settings, now: () => number, store: Database) {
  const { SMTP_URL, WEBHOOK_URL, WEBHOOK_SECRET, AUTO_REPLY } = config
  const links = createLinks(await sharedSecret(store, 'link-key'))
  const receipts = createReceipts(settings, links)
  const parts = mailParts(config, settings, links, receipts)
  // Loaded only where mail is set: half of the start-up time would be its.
  const smtp = SMTP_URL === '' ? undefined : (await import('#server/mail/smtp.ts')).smtpTransport(SMTP_URL)
  const senders: Senders = {
    ...(smtp && mailSenders(smtp, parts, store)),
    ...(WEBHOOK_URL !== '' && { webhook: webhookSender(WEBHOOK_URL, WEBHOOK_SECRET, now) }),
  }
  // A confirmation that was promised still leaves when the setting has gone back off meanwhile.
  const channels = (Object.keys(senders) as Channel[]).filter((channel) => channel !== 'auto-reply' || AUTO_REPLY)
  const { from, to } = parts.settings
  return {
    links,
    receipts,
    parts,
    senders,
    dispatch: { channels, domain: readMailbox(from).address.split('@')[1] ?? 'localhost' } satisfies Dispatch,
    deskMail: smtp && { send: smtp.send, parts },
    close: () => smtp?.close(),
    mailTo: smtp && { address: to, placeholder: config.MAIL_TO === '' && settings.contact.email === '' },
  }
}

/** What mails are made with, as it is published. The texts are read now: a mistake in them shall stop the start, not a mail. */
export function mailParts(config: Config, settings: Settings, links: Links, receipts: Receipts): MailParts {
  const keptUntil = (receivedAt: number) => receivedAt + (config.RETENTION_DAYS || endless) * day
  readMails()
  return {
    ...{ links, receipts, keptUntil },
    get settings() {
      return mailSettings(config, settings)
    },
  }
}

function mailSettings(config: Config, { brand, siteUrl, contact, enquiry }: Settings): MailSettings {
  const own = contact.email || contact.emailPlaceholder
  return {
    brand,
    siteUrl,
    serviceUrl: new URL(enquiry.endpoint, siteUrl).origin,
    phone: contact.phone,
    from: config.MAIL_FROM || own,
    to: config.MAIL_TO || own,
    texts: readMails(),
  }
}

function mailSenders(smtp: Smtp, parts: MailParts, store: Database): Senders {
  const designs = designFiles(parts)
  const photosOf = ({ enquiry }: Delivery) => listPhotos(store, enquiry.id)
  const quote = (delivery: Delivery) => quoteDelivery(store, delivery, parts)
  const mails: Record<Exclude<Channel, 'webhook'>, (delivery: Delivery) => Promise<OutgoingMail>> = {
    async mail(delivery) {
      const photos = await photosOf(delivery)
      const attachments = [...(await designs.forWorkshop(delivery.enquiry)), ...attachmentsOf(store, photos)]
      return { ...workshopMail(delivery, parts, photos), attachments }
    },
    async photos(delivery) {
      const photos = await photosOf(delivery)
      return { ...morePhotosMail(delivery, parts, photos), attachments: attachmentsOf(store, photos) }
    },
    async 'auto-reply'(delivery) {
      const photos = await photosOf(delivery)
      const mail = visitorMail(delivery, parts.settings, parts.receipts, photos.length)
      return { ...mail, attachments: await designs.forVisitor(delivery.enquiry) }
    },
    answer: (delivery) => answerMail(store, delivery, parts.settings),
    ...{ quote, 'quote-news': quote },
    'spam-report': async (delivery) => spamMail(delivery, parts, await reportedIn(store, delivery.id)),
  }
  const senders = Object.entries(mails).map(([channel, write]) => {
    const send: Senders['mail'] = async (delivery, signal) => smtp.send(await write(delivery), signal)
    return [channel, send]
  })
  return Object.fromEntries(senders)
}
