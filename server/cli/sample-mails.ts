import type { Quote, QuoteDraft } from '#contracts/quotes.ts'
import type { Settings } from '#reader/settings.ts'
import type { Config } from '#server/config.ts'
import { fillTemplates } from '#server/desk/enquiries/templates.ts'
import { addressOf } from '#server/desk/sign-in/links.ts'
import { linkMail } from '#server/desk/sign-in/mail.ts'
import { createLinks } from '#server/enquiry/links.ts'
import { createReceipts } from '#server/enquiry/receipts.ts'
import { type Letter, writeAnswer } from '#server/mail/answer.ts'
import type { MailSettings, OutgoingMail } from '#server/mail/message.ts'
import { customerMail, newsMail, type QuoteTold } from '#server/mail/quotes.ts'
import { mailParts } from '#server/mail/senders.ts'
import { visitorMail } from '#server/mail/visitor.ts'
import { morePhotosMail, spamMail, workshopMail } from '#server/mail/workshop.ts'
import { documentOf, workshopOf } from '#server/quotes/document.ts'
import type { Delivery } from '#server/storage/deliveries.ts'
import { deliveryRow } from '#server/storage/enquiries.ts'
import type { PhotoInfo } from '#server/storage/photos.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'

const id = '4bb8421e-6c5d-4f7a-9d1e-2a3b4c5d6e7f'

const enquiry: EnquiryRow = {
  id,
  received_at: Date.parse('2026-11-23T09:20:00Z'),
  name: 'Ana García',
  phone: '600112233',
  email: 'ana@example.es',
  message:
    'Hola:\n\nQueremos un armario empotrado en el dormitorio, con dos puertas correderas. La pared tiene una viga a un lado.',
  subject: '',
  reply_to: '',
  from_name: '',
  extra: '{}',
  answered_at: null,
  page: '/presupuesto',
  campaign: 'utm_source=google&utm_campaign=armarios',
  answers: JSON.stringify([
    { label: 'Qué', value: 'Armario empotrado' },
    { label: 'Ancho', value: '240 cm' },
    { label: 'Alto', value: '262 cm' },
    { label: 'Madera', value: 'Aconsejadme' },
    { label: 'Código postal', value: '45860' },
  ]),
  spam: '',
  reported_in: null,
}

const delivery: Delivery = { ...deliveryRow(id, enquiry.received_at, 'mail', 'veta.example'), enquiry }

const photos = [1, 2].map(
  (position): PhotoInfo => ({
    id: String(position),
    enquiry_id: id,
    position,
    name: 'dormitorio.jpg',
    type: 'image/jpeg',
    width: 2048,
    height: 1536,
    bytes: 600_000,
  }),
)

const spam: EnquiryRow = {
  ...enquiry,
  id: '9f0c11aa-0000-4000-8000-000000000002',
  name: 'SEO Expert',
  email: 'seo@example.com',
  message: 'Rank your site first: https://a.example https://b.example https://c.example https://d.example',
  spam: 'links',
}

/** The first template as somebody of the workshop might send it. */
function sampleLetter(brand: string): Letter {
  const [first] = fillTemplates(enquiry, 'Amparo')
  return { subject: first?.subject ?? brand, content: first?.text ?? '' }
}

/** Every mail of the form service about a made-up enquiry, by the name of a file. */
export function sampleMails(config: Config, settings: Settings): Record<string, OutgoingMail> {
  const links = createLinks('only for samples')
  const receipts = createReceipts(settings, links)
  const parts = mailParts(config, settings, links, receipts)
  return {
    visitor: visitorMail(delivery, parts.settings, receipts, photos.length),
    workshop: workshopMail(delivery, parts, photos),
    photos: morePhotosMail(delivery, parts, photos),
    answer: writeAnswer(delivery, parts.settings, sampleLetter(parts.settings.brand), { own: [], visitors: [] }),
    spam: spamMail(delivery, parts, [spam]),
    'quote-sent': customerMail(told(settings, 'sent'), parts),
    'quote-accepted': customerMail(told(settings, 'accepted'), parts),
    'quote-step': customerMail(told(settings, 'step', 'workshop'), parts),
    'quote-mounted': customerMail(told(settings, 'step', 'mounted'), parts),
    'quote-news': newsMail(told(settings, 'change', 'Las puertas, mejor sin tirador.'), parts),
    invitation: deskMail('invitation', parts.settings),
    'desk-link': deskMail('mail', parts.settings),
  }
}

const deskMail = (kind: 'invitation' | 'mail', settings: MailSettings) =>
  linkMail(
    {
      kind,
      person: { name: 'Luis', email: 'luis@example.es' },
      link: addressOf('https://veta.example', kind, 'only-for-samples'),
      until: Date.parse('2026-11-25T09:20:00Z'),
    },
    settings,
    enquiry.received_at,
  )

/** An event of a made-up quote. */
function told(settings: Settings, kind: QuoteTold['event']['kind'], text = ''): QuoteTold {
  const customer = { name: 'Ana García', nif: '', email: 'ana@example.es', phone: '', address: '' }
  const line = {
    text: 'Armario empotrado de roble, de 2,40 m',
    quantity: 1,
    unit: 'ud.',
    priceCents: 489_000,
    vat: 21,
  } as const
  const draft: QuoteDraft = {
    ...{ title: 'Armario empotrado', subject: 'made-to-measure', customer, place: '', town: '', description: '' },
    ...{ lines: [line], reduced: null, stages: [], validDays: 30, weeks: [10, 12], startOn: '', startWeeks: 6 },
    ...{ guaranteeYears: 3, guarantee: '', design: '', pictures: [] },
  }
  const head = { number: 'P-2026-014', version: 1, date: '2026-11-23' }
  const document = documentOf(draft, workshopOf(settings), head)
  const { validUntil, sums } = document
  const version = { version: 1, sentAt: 0, validUntil, totalCents: sums.totalCents, hash: '', document }
  const quote: Quote = {
    ...{ id, enquiryId: id, number: head.number, state: 'sent', rev: 1, draft: null, versions: [version] },
    ...{ acceptance: null, steps: {}, payments: [], files: [], review: null, events: [] },
    ...{ wantsMail: true, createdAt: 0 },
  }
  const event = { id, at: 0, kind, by: '', version: 1, text }
  return { delivery, quote, event, version, link: 'https://veta.example/consulta/only-for-samples?version=1' }
}
