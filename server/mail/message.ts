import type { Readable } from 'node:stream'
import { escapeHtml } from '#server/pages.ts'
import type { Delivery } from '#server/storage/deliveries.ts'

/** What the mails need to know about the site. */
export interface MailSettings {
  brand: string
  siteUrl: string
  /** The workshop's number; empty while it has none. */
  phone: string
  /** «en 2 días laborables». */
  answered: string
  /** Sender's mailbox, address alone or name with address in <>. */
  from: string
  /** The workshop's mailbox. */
  to: string
}

export interface OutgoingMail {
  messageId: string
  date: Date
  from: { name: string; address: string }
  to: { name: string; address: string }
  replyTo: { name: string; address: string }
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments?: Attachment[]
}

export interface Attachment {
  filename: string
  contentType: string
  content: Readable
}

/** Parts of 'Name <address>' or of an address alone. */
export function readMailbox(mailbox: string): { name: string; address: string } {
  const match = /^(.*)<([^<>]+)>\s*$/.exec(mailbox)
  return { name: match?.[1]?.trim().replace(/^"|"$/g, '') ?? '', address: (match?.[2] ?? mailbox).trim() }
}

/**
 * The mail that tells the workshop of an enquiry. What the visitor typed is text in it, never markup or a header of its
 * own. `lines` stand below the visitor's.
 */
export function enquiryMail(
  { enquiry, message_id }: Delivery,
  settings: MailSettings,
  lines: Record<string, string>,
): OutgoingMail {
  const { name, email, phone, message, extra } = enquiry
  const when = new Date(enquiry.received_at).toLocaleString('es-ES', {
    timeZone: 'Europe/Madrid',
    dateStyle: 'long',
    timeStyle: 'short',
  })
  const rows = [
    ['Nombre', name],
    ['E-mail', email],
    ['Teléfono', phone],
    ...Object.entries(JSON.parse(extra) as Record<string, string>),
    ...Object.entries(lines),
  ].filter((row): row is [string, string] => row[1] !== '')
  const sender = readMailbox(settings.from)
  return {
    messageId: message_id,
    date: new Date(enquiry.received_at),
    from: { name: enquiry.from_name || sender.name || settings.brand, address: sender.address },
    to: readMailbox(settings.to),
    replyTo: { name: enquiry.reply_to === '' ? name : '', address: enquiry.reply_to || email },
    subject: enquiry.subject || `Nueva consulta de ${name}`,
    text: [
      ...rows.map(([label, value]) => `${label}: ${value}`),
      ...callBack(phone).map(({ name, href }) => `${name}: ${href}`),
      '',
      message || '(sin mensaje)',
      '',
      `Recibida el ${when} en ${settings.siteUrl}`,
    ].join('\n'),
    html: page(
      `<table>${rows.map(([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>` +
        `<p>${callBack(phone)
          .map(({ name, href }) => `<a href="${href}">${name}</a>`)
          .join(' · ')}</p>` +
        `<p>${withBreaks(message || '(sin mensaje)')}</p><p><small>Recibida el ${escapeHtml(when)} en ${escapeHtml(settings.siteUrl)}</small></p>`,
    ),
    headers: {},
  }
}

/**
 * The confirmation that the customer gets, where it is set. It repeats nothing that was typed but the name's first word:
 * whoever types another one's address must not be able to send them a text of his own.
 */
export function autoReplyMail({ enquiry, message_id }: Delivery, settings: MailSettings): OutgoingMail {
  const firstName = /^\p{L}[\p{L}'’-]{0,29}$/u.exec(enquiry.name.split(' ')[0] ?? '')?.[0]
  const greeting = firstName === undefined ? 'Hola:' : `Hola, ${firstName}:`
  const paragraphs = [
    `Gracias por contactar con nosotros. Hemos recibido tu consulta y te responderemos ${settings.answered}.`,
    'Si puedes, contesta a este correo con las medidas aproximadas y un par de fotos del sitio o del mueble: así la primera respuesta ya lleva una cifra.',
    ...(settings.phone === '' ? [] : [`Si corre prisa, llámanos al ${settings.phone}.`]),
    `Precios, pagos y plazos: ${settings.siteUrl}/como-trabajamos`,
  ]
  const sender = readMailbox(settings.from)
  return {
    messageId: message_id,
    date: new Date(enquiry.received_at),
    from: { name: sender.name || settings.brand, address: sender.address },
    to: { name: '', address: enquiry.email },
    replyTo: readMailbox(settings.to),
    subject: `Hemos recibido tu consulta | ${settings.brand}`,
    text: [greeting, ...paragraphs, `${settings.brand}\n${settings.siteUrl}`].join('\n\n'),
    html: page(
      [greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`).join('') +
        `<p>${escapeHtml(settings.brand)}<br>${escapeHtml(settings.siteUrl)}</p>`,
    ),
    // Tells other machines not to answer an answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

/** How the workshop calls back with one touch. The form keeps digits only; nine of them are a Spanish number. */
function callBack(phone: string): { name: string; href: string }[] {
  const digits = phone.replace(/^00/, '')
  if (!/^[1-9]\d{8,14}$/.test(digits)) return []
  const number = digits.length === 9 ? `34${digits}` : digits
  return [
    { name: 'Llamar', href: `tel:+${number}` },
    { name: 'WhatsApp', href: `https://wa.me/${number}` },
  ]
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
const page = (body: string) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"></head><body>${body}</body></html>`
