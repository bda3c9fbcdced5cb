import { Readable } from 'node:stream'
import type { Mails } from '#reader/mails.ts'
import { type Block, type MailDocument, writeHtml, writeText } from '#server/mail/document.ts'
import type { DeliveryRow } from '#server/storage/schema.ts'

export interface MailSettings {
  brand: string
  siteUrl: string
  /** Where the form service answers, `https://veta.example`. */
  serviceUrl: string
  /** The workshop's number; empty while it has none. */
  phone: string
  /** Sender's mailbox, address alone or name with address in <>. */
  from: string
  /** The workshop's mailbox. */
  to: string
  texts: Mails
}

interface Mailbox {
  name: string
  address: string
}

export interface OutgoingMail {
  messageId: string
  date: Date
  from: Mailbox
  to: Mailbox
  replyTo: Mailbox
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  /** Message-IDs: of the mail that this one answers, and of the whole conversation, oldest first. */
  inReplyTo?: string
  references?: string[]
  attachments?: Attachment[]
}

export interface Attachment {
  filename: string
  contentType: string
  content: Readable
}

/** An attachment that is read when its turn comes. */
export function attach(filename: string, contentType: string, read: () => Promise<Uint8Array>): Attachment {
  async function* content() {
    yield Buffer.from(await read())
  }
  return { filename, contentType, content: Readable.from(content(), { objectMode: false }) }
}

/** Parts of 'Name <address>' or of an address alone. */
export function readMailbox(mailbox: string): Mailbox {
  const match = /^(.*)<([^<>]+)>\s*$/.exec(mailbox)
  return { name: match?.[1]?.trim().replace(/^"|"$/g, '') ?? '', address: (match?.[2] ?? mailbox).trim() }
}

interface Draft extends Omit<MailDocument, 'sender'> {
  delivery: Pick<DeliveryRow, 'message_id' | 'created_at'>
  settings: MailSettings
  subject: string
}

// Tells other machines not to answer (RFC 3834).
const automatic = (how: 'auto-replied' | 'auto-generated') => ({
  'Auto-Submitted': how,
  'X-Auto-Response-Suppress': 'All',
})

/** A mail to the workshop; answers go to `replyTo`. The sender is ours by name too: `fromName`, which a form gives, follows it. */
export function toWorkshop(draft: Draft, replyTo: Mailbox, fromName = ''): OutgoingMail {
  const { settings } = draft
  const { name, address } = readMailbox(settings.from)
  return {
    ...write(draft),
    from: { name: [name || settings.brand, fromName].filter(Boolean).join(' · '), address },
    to: readMailbox(settings.to),
    replyTo,
    headers: automatic('auto-generated'),
  }
}

/** A mail to a visitor; answers go to the workshop. */
export function toVisitor(draft: Draft, email: string): OutgoingMail {
  const { settings } = draft
  const { name, address } = readMailbox(settings.from)
  return {
    ...write(draft),
    from: { name: name || settings.brand, address },
    to: { name: '', address: email },
    replyTo: readMailbox(settings.to),
    headers: automatic('auto-replied'),
  }
}

/** A letter that somebody of the workshop has written; the visitor's answer goes to the workshop. */
export function letterToVisitor(draft: Draft, email: string, { own, visitors }: Earlier): OutgoingMail {
  // With the workshop's notice named too, the visitor's reply is shown below it in the workshop's own mailbox.
  const references = [...own, ...visitors]
  const inReplyTo = references.at(-1)
  return { ...toVisitor(draft, email), headers: {}, ...(inReplyTo !== undefined && { inReplyTo, references }) }
}

/** Message-IDs of a conversation so far, oldest first: the workshop's own notice, then what the visitor has got. */
export interface Earlier {
  own: readonly string[]
  visitors: readonly string[]
}

type Notice = Record<'subject' | 'preview' | 'title' | 'lead' | 'button' | 'note', string>

/** What a mail says that leads to one address: `say` fills its texts in. */
export const notice = (texts: Notice, say: (text: string) => string, href: string) => ({
  subject: say(texts.subject),
  preview: say(texts.preview),
  blocks: [
    { kind: 'title', text: say(texts.title) },
    { kind: 'text', text: say(texts.lead) },
    { kind: 'button', link: { name: say(texts.button), href } },
    { kind: 'small', text: say(texts.note) },
  ] satisfies Block[],
})

/** A mail to somebody of the workshop, about the desk. */
export function toColleague(draft: Draft, email: string): OutgoingMail {
  return { ...toVisitor(draft, email), headers: automatic('auto-generated') }
}

function write({ delivery, settings, subject, ...said }: Draft) {
  const document: MailDocument = { ...said, sender: [settings.brand, settings.siteUrl] }
  return {
    messageId: delivery.message_id,
    date: new Date(delivery.created_at),
    subject,
    text: writeText(document),
    html: writeHtml(document),
  }
}
