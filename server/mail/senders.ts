import { answerTime } from '#content/conditions.ts'
import type { Settings } from '#content/settings.ts'
import type { Config } from '#server/config.ts'
import { autoReplyMail, enquiryMail, readMailbox } from '#server/mail/message.ts'
import type { Senders } from '#server/mail/outbox.ts'
import { attachmentsOf, linesOf } from '#server/mail/photos.ts'
import { webhookTransport } from '#server/mail/webhook.ts'
import type { Database } from '#server/storage/database.ts'
import type { Dispatch } from '#server/storage/enquiries.ts'
import { listPhotos } from '#server/storage/photos.ts'
import type { Channel } from '#server/storage/schema.ts'

/** The ways out that the settings name. */
export async function createSenders(config: Config, settings: Settings, now: () => number, store: Database) {
  const { SMTP_URL, WEBHOOK_URL, WEBHOOK_SECRET, AUTO_REPLY } = config
  const own = settings.contact.email || settings.contact.emailPlaceholder
  const mail = {
    brand: settings.brand,
    siteUrl: settings.siteUrl,
    phone: settings.contact.phone,
    answered: answerTime(),
    from: config.MAIL_FROM || own,
    to: config.MAIL_TO || own,
  }
  const toPlaceholder = config.MAIL_TO === '' && settings.contact.email === ''
  // Loaded only where mail is set: half of the start-up time would be its.
  const smtp = SMTP_URL === '' ? undefined : (await import('#server/mail/smtp.ts')).smtpTransport(SMTP_URL)
  const webhook = WEBHOOK_URL === '' ? undefined : webhookTransport(WEBHOOK_URL, WEBHOOK_SECRET, now)
  const senders: Senders = {
    ...(smtp && {
      async mail(delivery, signal) {
        const photos = await listPhotos(store, delivery.enquiry.id)
        const whole = { ...enquiryMail(delivery, mail, linesOf(photos)), attachments: attachmentsOf(store, photos) }
        await smtp.send(whole, signal)
      },
    }),
    // A confirmation that was promised still leaves when the setting has gone back off meanwhile.
    ...(smtp && { 'auto-reply': (delivery, signal) => smtp.send(autoReplyMail(delivery, mail), signal) }),
    ...(webhook && { webhook: (delivery, signal) => webhook.send(delivery, signal) }),
  }
  const channels = (Object.keys(senders) as Channel[]).filter((channel) => channel !== 'auto-reply' || AUTO_REPLY)
  const domain = readMailbox(mail.from).address.split('@')[1] ?? 'localhost'
  return {
    senders,
    dispatch: { channels, domain } satisfies Dispatch,
    close: () => smtp?.close(),
    mailTo: smtp && { address: mail.to, placeholder: toPlaceholder },
  }
}
