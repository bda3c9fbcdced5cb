import { dayOf } from '#contracts/days.ts'
import type { Quote, QuoteDraft, QuoteWorkshop } from '#contracts/quotes.ts'
import { readSettings } from '#reader/settings.ts'
import { createLinks } from '#server/enquiry/links.ts'
import { quotePath } from '#server/quotes/document.ts'
import { sendQuote } from '#server/quotes/send.ts'
import { sharedSecret } from '#server/storage/database.ts'
import { acceptQuote } from '#server/storage/quotes/decide.ts'
import { linkIdOf } from '#server/storage/quotes/read.ts'
import { createQuote, saveQuoteDraft } from '#server/storage/quotes/write.ts'
import { ana, type startTestServer } from '#tests/support/server/server.ts'

/** Settings of a workshop that may send quotes. */
export function quoteSettings() {
  const settings = structuredClone(readSettings())
  Object.assign(settings.owner, { name: 'Amparo Ruiz Toledano', nif: '12345678Z' })
  Object.assign(settings.contact, { phone: '+34 600 11 22 33', email: 'taller@veta.example' })
  Object.assign(settings.bank, { iban: 'ES9121000418450200051332' })
  return settings
}

export const sampleWorkshop: QuoteWorkshop = {
  brand: 'Veta',
  name: 'Amparo Ruiz Toledano',
  nif: '12345678Z',
  address: 'Polígono industrial, s/n, 45860 Villacañas (Toledo)',
  phone: '+34 600 11 22 33',
  email: 'taller@veta.example',
  siteUrl: 'https://veta.example',
}

/** A quote to which nothing is lacking. */
export const sampleDraft = (changes: Partial<QuoteDraft> = {}): QuoteDraft => ({
  title: 'Librería de roble para el salón',
  subject: 'made-to-measure',
  customer: {
    ...{ name: 'Ana García', nif: '', email: 'ana@example.es', phone: '600 112 233' },
    address: 'Calle Mayor, 4, 45860 Villacañas',
  },
  place: 'Calle Mayor, 4, 2.º B, 45860 Villacañas (Toledo)',
  town: 'Villacañas',
  description:
    'Librería de pared a pared, de 2,40 m de ancho y 2,20 m de alto, en DM rechapado en roble, también por los cantos, con aceite duro mate. Dos cuerpos y cuatro columnas, con baldas regulables cada 32 mm y una puerta baja en cada una.\n\nIncluye la medición en tu casa, el transporte y el montaje, con la pared protegida y todo recogido al acabar.',
  lines: [
    { text: 'Librería de roble rechapado de 2,40 m, montada', quantity: 1, unit: 'ud.', priceCents: 290_000, vat: 21 },
    { text: 'Puertas bajas con bisagra de freno', quantity: 4, unit: 'ud.', priceCents: 9_550, vat: 21 },
    { text: 'Canal para los cables del televisor', quantity: 3, unit: 'm', priceCents: 3_400, vat: 21 },
  ],
  reduced: null,
  stages: [
    { percent: 40, when: 'Al aceptar el presupuesto' },
    { percent: 40, when: 'Con la pieza terminada' },
    { percent: 20, when: 'Con la pieza montada y revisada' },
  ],
  validDays: 30,
  weeks: [12, 16],
  startOn: '2027-01-11',
  guaranteeYears: 3,
  guarantee: 'Cubre estructura, encolados, herrajes y acabado: pieza, mano de obra y desplazamiento.',
  design: '',
  pictures: [],
  ...changes,
})

/** A quote beside an enquiry that has come, as a test wants it: begun, sent, accepted. */
export async function quoteOn(server: Awaited<ReturnType<typeof startTestServer>>, now: () => number = Date.now) {
  const { store, dispatch } = server
  const settings = quoteSettings()
  const parts = { store, settings, now, outbox: { dispatch, call: () => {} } }
  const begin = async (draft = sampleDraft()) => {
    await server.submit({ ...ana, message: `Consulta ${Math.random()}` })
    const enquiryId = (await server.enquiries()).at(-1)?.id ?? ''
    return createQuote(store, { enquiryId, draft, by: 'Amparo', now: now() })
  }
  const send = async (quote: Quote) => sendQuote(parts, quote.id, quote.rev, 'Amparo')
  const links = createLinks(await sharedSecret(store, 'link-key'))
  return {
    parts,
    begin,
    send,
    sent: async (draft?: QuoteDraft) => send(await begin(draft)),
    /** Writes and sends a further version. */
    again: async ({ id, rev }: Quote, title: string) =>
      send(await saveQuoteDraft(store, id, rev, sampleDraft({ title }), now())),
    /** Acceptance of the last version, as the page sends it. */
    accept: ({ id, versions }: Quote, by = '', way: 'page' | 'phone' = by === '' ? 'page' : 'phone') => {
      const { version = 0, hash = '' } = versions.at(-1) ?? {}
      const said = {
        version,
        hash,
        name: 'Ana García',
        way,
        address: '203.0.113.0',
        shown: 'Condiciones',
        early: false,
      }
      return acceptQuote(store, id, said, { by, now: now(), today: dayOf(now()), dispatch })
    },
    address: async ({ id, createdAt }: Quote) =>
      server.address + quotePath(links, (await linkIdOf(store, id)) ?? '', createdAt),
  }
}
