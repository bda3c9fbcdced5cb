import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { EnquiryFigures } from '#contracts/desk-enquiries.ts'
import type { LaunchGap } from '#contracts/desk-publishing.ts'
import type { DeskQuote, QuoteFigures, QuoteItem, QuoteOffice } from '#contracts/desk-quotes.ts'
import { lineAmount } from '#contracts/quote-sums.ts'
import type { Quote, QuoteDraft } from '#contracts/quotes.ts'
import { parseAddress } from '#design/address.ts'
import { makePiece } from '#design/make-piece.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { interpolate, placeholders } from '#reader/placeholders.ts'
import { readConditions } from '#reader/read.ts'
import { designAt } from '#server/design/attached.ts'
import { createDraft } from '#server/desk/draft/draft.ts'
import { booksCsv } from '#server/desk/quotes/books.ts'
import { designSources } from '#server/desk/quotes/sources.ts'
import { keepReview } from '#server/storage/quotes/job.ts'
import { copyContent } from '#tests/support/publishing/copy-content.ts'
import { quoteSettings } from '#tests/support/quotes.ts'
import { startDeskServer } from '#tests/support/server/desk.ts'
import { jpeg } from '#tests/support/server/pictures.ts'
import { ana, temporaryFolder } from '#tests/support/server/server.ts'
import { quoteTerms } from '#words/quote-paper-words.ts'

const folder = temporaryFolder()
const design = '/disena/libreria?v=1&ancho=2400&alto=2200&fondo=320&madera=roble'
let clock = Date.parse('2026-11-23T10:00:00Z')
let content: string
let server: Awaited<ReturnType<typeof startDeskServer>>
beforeAll(async () => {
  content = copyContent(folder.path)
  server = await startDeskServer({ CONTENT_DIR: content }, { settings: quoteSettings(), now: () => clock })
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

interface Said {
  message: string
  field?: string
}
const helper = 'test=helper'
async function ask<T>(path: string, method = 'GET', body?: unknown, cookie = '') {
  const response = await server.ask(path === '' || path.startsWith('?') ? `quotes${path}` : `quotes/${path}`, {
    ...{ method, headers: { cookie } },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    text,
    body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T,
  }
}
const read = async (id: string, cookie = '') => (await ask<DeskQuote>(id, 'GET', undefined, cookie)).body
const officeOf = async (id: string) => (await read(id)).office as QuoteOffice

/** An enquiry, and a quote begun beside it. */
async function begin(fields: Record<string, string> = {}) {
  const name = fields.name ?? `Ana ${Math.random()}`
  await server.submit({ ...ana, phone: '600112233', message: 'Una librería', ...fields, name })
  const enquiry = (await server.enquiries()).find((row) => row.name === name)
  const { status, body } = await ask<{ id: string }>('', 'POST', { enquiry: enquiry?.id })
  expect(status).toBe(201)
  return { id: body.id, enquiry: enquiry?.id ?? '' }
}

const line = { text: 'Librería', quantity: 1, unit: 'ud.', priceCents: 121_000, vat: 21 } as const
async function save(id: string, part: Partial<QuoteDraft>) {
  const { quote } = await officeOf(id)
  return ask<{ rev: number } & Said>(`${id}/draft`, 'PUT', { rev: quote.rev, draft: { ...quote.draft, ...part } })
}
const whole = { place: 'Calle Mayor, 4', town: 'Ocaña', title: 'Librería', description: 'De roble', lines: [line] }
async function sendWhole(fields: Record<string, string> = {}, part: Partial<QuoteDraft> = {}) {
  const { id } = await begin(fields)
  const { rev } = (await save(id, { ...whole, ...part })).body
  const sent = await ask<DeskQuote & Said>(`${id}/send`, 'POST', { rev })
  expect(sent.body.message).toBeUndefined()
  return id
}
const accept = (id: string, version = 1) =>
  ask<DeskQuote & Said>(`${id}/acceptance`, 'POST', { version, way: 'phone', name: 'Ana García' })
const step = (id: string, name: string, day: string, cookie = '') =>
  ask<DeskQuote & Said>(`${id}/steps/${name}`, 'PUT', { day }, cookie)
async function addPhoto(id: string, kind: string, cookie = '') {
  const path = `quotes/${id}/files/${kind}?name=foto.jpg`
  const sent = { method: 'POST', body: new Uint8Array(await jpeg()), headers: { cookie } }
  return (await server.ask(path, sent)).status
}

test('a quote begins with what the enquiry, its design and the conditions say already', async () => {
  const { id } = await begin({ name: 'Eva Sanz', design })
  const { quote, design: lines, prices, link } = await officeOf(id)
  const { quote: valid, payment, guarantee } = readConditions()
  expect(quote.draft).toMatchObject({
    title: 'Librería de DM rechapado en roble, 2400 × 2200 × 320 mm',
    customer: { name: 'Eva Sanz', email: 'ana@example.es', phone: '600112233' },
    validDays: valid.validDays,
    guaranteeYears: guarantee.years,
    ...{ startOn: '', startWeeks: 6 },
    stages: payment.stages.map(({ percent, when }) => ({ percent, when })),
    ...{ lines: [], place: '', subject: 'made-to-measure' },
  })
  expect(quote.draft?.description).toContain('240 cm de ancho')
  expect(quote.draft?.design).toContain('/disena/libreria?')
  expect(lines).toHaveLength(4)
  expect(prices.map(({ line }) => [line.text, line.priceCents])).toContainEqual(['Puerta de paso lacada', 59_000])
  expect(link).toBe('')
})

test.each([
  ['/restauracion', 'service'],
  ['/instalacion-industrial', 'service'],
  ['/carpinteria', 'made-to-measure'],
] as const)('what is asked for at %s begins as %s, with its own guarantee', async (page, subject) => {
  const { draft } = (await officeOf((await begin({ page })).id)).quote
  const { guarantee } = readConditions()
  expect(draft).toMatchObject({
    subject,
    guaranteeYears: subject === 'service' ? guarantee.serviceYears : guarantee.years,
  })
  expect(/Lacado y restauración: /.test(draft?.guarantee ?? '')).toBe(subject === 'service')
  expect(/Por ley: /.test(draft?.guarantee ?? '')).toBe(subject === 'made-to-measure')
})

test('a project that is only drawn can be withdrawn from, and promises no guarantee of what is made', async () => {
  const { draft } = (await officeOf((await begin({ page: '/interiorismo' })).id)).quote
  expect(draft).toMatchObject({ subject: 'service', guaranteeYears: 0, weeks: [3, 3], startWeeks: 1 })
  expect(draft?.guarantee).toMatch(/^Un proyecto sin fabricar: [^\n]+$/)
  if (!draft) throw new Error('no draft')
  const terms = quoteTerms(draft, { name: '', address: '', phone: '', email: '', siteUrl: '' })
  expect(terms.map(({ title }) => title).join()).not.toMatch(/garantía/i)
})

test('a kitchen is made to measure, and work begins so many weeks after the acceptance', async () => {
  const id = await sendWhole({ 'answers[Qué]': 'Cocina' })
  const { quote, stages } = await officeOf(id)
  expect(quote.versions[0]?.document).toMatchObject({ subject: 'made-to-measure', startOn: '', startWeeks: 6 })
  expect(stages).toMatchObject({
    usual: quote.versions[0]?.document.stages.map(({ percent, when }) => ({ percent, when })),
    below: 60_000,
  })
  const { startOn, steps } = (await accept(id)).body
  expect(Date.parse(startOn) - Date.parse(steps.accepted ?? '')).toBe(6 * 7 * 86_400_000)
})

test('lines of a design make its price to the cent, and tell nothing of hours’ price, waste or margin', () => {
  const prices = readDesignPrices()
  const attached = designAt(design, prices)
  if (!attached) throw new Error('no design')
  const lines = designSources(attached).map((source) => source.line)
  const piece = makePiece(parseAddress(design).design, prices)
  const price = piece.lines.reduce((sum, { amount }) => sum + amount, 0)
  const together = lines.reduce((sum, each) => sum + lineAmount(each), 0)
  expect(Math.abs(together - price * 100)).toBeLessThanOrEqual(lines.length)
  expect(lines.map(({ text }) => text).join(' ')).not.toMatch(/margen|merma|€/i)
})

test('what is missing keeps a quote from leaving, and an old revision from writing over a newer one', async () => {
  const { id } = await begin()
  const { quote } = await officeOf(id)
  const early = await ask<Said>(`${id}/send`, 'POST', { rev: quote.rev })
  expect([early.status, early.body.message]).toEqual([409, 'Faltan datos que un presupuesto tiene que llevar.'])
  expect((await save(id, { title: 'Uno' })).status).toBe(200)
  const late = await ask<Said>(`${id}/draft`, 'PUT', { rev: quote.rev, draft: quote.draft })
  expect(late.status).toBe(409)
  expect((await officeOf(id)).quote.draft?.title).toBe('Uno')
  const wrong = await save(id, { lines: [{ ...line, priceCents: 0.5 }] })
  expect([wrong.status, wrong.body.message]).toEqual([400, 'Escribe un precio como 1700 o 1.700,50.'])
})

test('a quote is looked at, sent, changed into a second version, and keeps the paper of the first byte for byte', async () => {
  const { id } = await begin()
  await save(id, whole)
  const preview = await server.ask(`quotes/${id}/draft.pdf`)
  expect(preview.headers.get('content-type')).toBe('application/pdf')
  expect(await preview.text()).toMatch(/^%PDF/)
  const { rev } = (await officeOf(id)).quote
  const sent = (await ask<DeskQuote>(`${id}/send`, 'POST', { rev })).body
  expect(sent).toMatchObject({ phase: 'sent', totalCents: 121_000, validUntil: '2026-12-23' })
  expect(sent.number).toMatch(/^P-2026-\d{3}$/)
  const paper = async () => Buffer.from(await (await server.ask(`quotes/${id}/versions/1`)).arrayBuffer())
  const first = await paper()
  await ask(`${id}/draft`, 'POST')
  await save(id, { lines: [{ ...line, priceCents: 100_000 }] })
  const again = (await officeOf(id)).quote
  expect((await ask<DeskQuote>(`${id}/send`, 'POST', { rev: again.rev })).body.totalCents).toBe(100_000)
  expect((await officeOf(id)).quote.versions.map(({ version }) => version)).toEqual([1, 2])
  expect((await paper()).equals(first)).toBe(true)
  const old = await accept(id, 1)
  expect([old.status, old.body.message]).toEqual([409, 'Ya se ha enviado una versión más nueva: es la que vale.'])
})

test('a yes by phone is an acceptance with its paper’s picture, and the address of the page can be renewed', async () => {
  const id = await sendWhole()
  const { link } = await officeOf(id)
  expect(link).toMatch(/^https:\/\/veta\.example\/consulta\//)
  expect((await accept(id)).body).toMatchObject({ phase: 'accepted', step: 'accepted', dueOn: '2027-02-15' })
  expect((await accept(id)).status).toBe(200)
  expect(await addPhoto(id, 'acceptance')).toBe(200)
  const { quote } = await officeOf(id)
  expect(quote.acceptance).toMatchObject({ name: 'Ana García', way: 'phone', version: 1, totalCents: 121_000 })
  expect(quote.files.map(({ kind }) => kind)).toEqual(['acceptance'])
  expect((await ask(`${id}/draft`, 'POST')).status).toBe(409)
  const renewed = (await ask<DeskQuote>(`${id}/link`, 'POST')).body.office
  expect(renewed?.link).not.toBe(link)
  expect((await ask<DeskQuote>(`${id}/cancel`, 'POST', { text: 'De acuerdo los dos' })).body.phase).toBe('cancelled')
})

test('the customer accepts while the owner sends another version: one of them holds, and the other reads why', async () => {
  for (const head of [0, 40, 0, 40, 0, 40]) {
    const id = await sendWhole()
    const { link, quote } = await officeOf(id)
    await ask(`${id}/draft`, 'POST')
    const { rev } = (await save(id, { title: 'Otra versión' })).body
    const body = new URLSearchParams({ do: 'accept', version: '1', hash: quote.versions[0]?.hash ?? '', name: 'Ana' })
    const accepting = setTimeout(head).then(() =>
      fetch(server.address + new URL(link).pathname, { method: 'POST', body }),
    )
    const [sent, page] = await Promise.all([ask<Said>(`${id}/send`, 'POST', { rev }), accepting])
    const { acceptance, versions } = (await officeOf(id)).quote
    const text = await page.text()
    if (acceptance) {
      expect([sent.status, sent.body.message, versions.length]).toEqual([
        ...[
          409,
          'El cliente lo acaba de aceptar: este papel ya no se cambia. Si cambia algo, envíale otro presupuesto con la diferencia, aunque sea de cero euros.',
          1,
        ],
      ])
      expect(text).toContain('Aceptado por Ana')
    } else {
      expect([sent.status, page.status, versions.length]).toEqual([200, 409, 2])
      expect(text).toContain('ha llegado la versión 2, que sustituye a la 1')
    }
  }
})

test('steps and payments are noted with their day, never with one to come', async () => {
  const id = await sendWhole()
  await accept(id)
  expect((await step(id, 'measured', '2026-11-24')).body.message).toBe('Ese día no ha llegado todavía.')
  expect((await step(id, 'accepted', '2026-11-23')).status).toBe(404)
  expect((await step(id, 'measured', '2026-11-23')).body.step).toBe('measured')
  const paid = await ask<DeskQuote>(`${id}/payments/0`, 'PUT', { day: '2026-11-23' })
  expect(paid.body.office?.quote.payments).toEqual([{ position: 0, paidOn: '2026-11-23' }])
  expect((await ask<DeskQuote>(`${id}/payments/0`, 'PUT', { day: '' })).body.office?.quote.payments).toEqual([])
  expect((await step(id, 'measured', '')).body.step).toBe('accepted')
})

test('a helper sees jobs without money or papers, notes steps and pictures, and nothing else', async () => {
  const id = await sendWhole({ name: 'Luz Vega' })
  expect((await ask(id, 'GET', undefined, helper)).status).toBe(403)
  await accept(id)
  await addPhoto(id, 'acceptance')
  const seen = await read(id, helper)
  expect(seen).toMatchObject({ office: null, totalCents: null, files: [], place: 'Calle Mayor, 4' })
  expect(JSON.stringify(seen)).not.toMatch(/121000|ana@example|1\.210/)
  const items = (await ask<QuoteItem[]>('', 'GET', undefined, helper)).body
  expect(items.every(({ totalCents, step }) => totalCents === null && step !== null)).toBe(true)
  expect((await step(id, 'measured', '2026-11-23', helper)).status).toBe(200)
  expect(await addPhoto(id, 'measured', helper)).toBe(200)
  expect(await addPhoto(id, 'acceptance', helper)).toBe(403)
  const paper = (await officeOf(id)).quote.files.find(({ kind }) => kind === 'acceptance')
  expect((await ask(`${id}/files/${paper?.id}`, 'GET', undefined, helper)).status).toBe(403)
  for (const [path, method] of [
    ['', 'POST'],
    ['figures', 'GET'],
    ['export.csv', 'GET'],
    ['export.json', 'GET'],
    [`${id}/draft`, 'PUT'],
    [`${id}/draft`, 'POST'],
    [`${id}/draft`, 'DELETE'],
    [`${id}/draft.pdf`, 'GET'],
    [`${id}/versions/1`, 'GET'],
    [`${id}/send`, 'POST'],
    [`${id}/acceptance`, 'POST'],
    [`${id}/link`, 'POST'],
    [`${id}/cancel`, 'POST'],
    [`${id}/payments/0`, 'PUT'],
    [`${id}/review`, 'POST'],
    [`${id}/review`, 'PUT'],
    [`${id}/project`, 'POST'],
  ] as const)
    expect([path, method, (await ask(path, method, method === 'GET' ? undefined : {}, helper)).status]).toEqual([
      path,
      method,
      403,
    ])
})

test('what was never sent can be dropped whole', async () => {
  const { id, enquiry } = await begin()
  const { rev } = (await officeOf(id)).quote
  expect((await ask(`${id}/draft`, 'DELETE', { rev })).status).toBe(204)
  expect((await ask<Said>(id)).body.message).toBe('Este presupuesto ya no está.')
  expect((await ask<QuoteItem[]>(`?enquiry=${enquiry}`)).body).not.toContainEqual(expect.objectContaining({ id }))
})

/** A mounted job with a review. */
async function finished(leave = true, { text = 'Encajó a la primera.', town = whole.town } = {}) {
  const id = await sendWhole({}, { town })
  await accept(id)
  for (const kind of ['measured', 'workshop', 'mounted']) await addPhoto(id, kind)
  await step(id, 'mounted', '2026-11-23')
  const review = { stars: 4, text, mayShowPictures: leave, mayShowPrice: leave }
  await keepReview(server.store, id, review, { now: clock, dispatch: server.dispatch })
  return { id, quote: (await officeOf(id)).quote }
}
const draftOf = () => createDraft({ folder: `${server.config.DATA_DIR}/desk/draft`, contentDir: content })
const drafted = async (path: string) => (await draftOf().read(path))?.content ?? ''
const gaps = async () => (await (await server.ask('launch')).json()) as LaunchGap[]

test('a review is published word for word in the place of a sample, which launch then counts no more', async () => {
  const { id, quote } = await finished()
  const before = (await gaps()).filter(({ message }) => message.includes('opinión de')).length
  const published = (await ask<DeskQuote & Said>(`${id}/review`, 'POST')).body
  expect(published.office?.quote.review?.publishedAt).toBe(clock)
  const source = await drafted('testimonials.yaml')
  expect(source).toContain('Encajó a la primera.')
  expect(source).toContain(`Encargo ${quote.number}`)
  expect(source).toContain('Ocaña, noviembre de 2026')
  expect(source.match(/sample: true/g)).toHaveLength(
    before - 1 + source.split('\n').filter((text) => /^#.*sample: true/.test(text)).length,
  )
  expect(source).not.toContain('Ana García')
  expect((await gaps()).filter(({ message }) => message.includes('opinión de'))).toHaveLength(before - 1)
  await ask(`${id}/review`, 'PUT', { reply: 'Gracias a ti.' })
  const answered = await drafted('testimonials.yaml')
  expect(answered).toContain('Gracias a ti.')
  expect(answered.match(/Encajó a la primera/g)).toHaveLength(1)
})

test('the job’s pictures become a work of the gallery whose pictures are photographs, with the customer’s leave only', async () => {
  const { id, quote } = await finished()
  const fileOf = (kind: string) => quote.files.find((file) => file.kind === kind)?.id ?? ''
  const given = {
    ...{ title: 'Librería de roble', tag: 'ebanisteria', wood: 'Roble', hours: 46, withPrice: true },
    ...{ before: fileOf('measured'), making: [fileOf('workshop')], after: fileOf('mounted') },
  }
  const made = await ask<{ path: string } & Said>(`${id}/project`, 'POST', given)
  expect(made.status).toBe(201)
  const source = await drafted(made.body.path)
  expect(source).toMatch(/details: .*Librería de roble, Ocaña/)
  expect(source).toContain('46')
  const picture = /^img: (.+)$/m.exec(source)?.[1] ?? ''
  const photos = await drafted('photos.yaml')
  const entry = photos.slice(photos.indexOf(`${picture}:`))
  expect(entry.slice(0, entry.indexOf('size'))).toMatch(/kind: photograph/)
  expect((await gaps()).filter(({ message }) => message.includes('Librería de roble'))).toEqual([])
  const { id: other, quote: shy } = await finished(false)
  const refused = await ask<Said>(`${other}/project`, 'POST', { ...given, after: shy.files.at(-1)?.id })
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('no ha dado permiso')])
})

test('a work that is refused leaves nothing of it behind', async () => {
  const { id, quote } = await finished()
  const after = quote.files.find(({ kind }) => kind === 'mounted')?.id ?? ''
  const given = {
    title: 'Mesa de olivo',
    tag: 'ebanisteria',
    wood: 'Olivo',
    hours: 0,
    withPrice: false,
    before: '',
    after,
  }
  const paths = async () => (await draftOf().changes()).map(({ path }) => path)
  const before = [await paths(), await drafted('photos.yaml')]
  for (const [wrong, status, message] of [
    [{ making: [], wood: '{{madera}}' }, 422, 'madera'],
    [{ making: ['another'] }, 404, 'ya no está'],
  ] as const) {
    const refused = await ask<Said>(`${id}/project`, 'POST', { ...given, ...wrong })
    expect([refused.status, refused.body.message]).toEqual([status, expect.stringContaining(message)])
    expect([await paths(), await drafted('photos.yaml')]).toEqual(before)
  }
})

test('braces in a customer’s review or town stay what was written, and stop no publication', async () => {
  const said = 'De diez, {{brand}} y {{{otra}}}.'
  const { id } = await finished(true, { text: said, town: 'Ocaña {{city}}' })
  expect((await ask(`${id}/review`, 'POST')).status).toBe(200)
  const { quotes } = parse(await drafted('testimonials.yaml')) as { quotes: { quote: string; profession: string }[] }
  const own = quotes.find(({ quote }) => quote.startsWith('De diez'))
  const shown = interpolate([own?.quote, own?.profession], placeholders()).join(' ').replaceAll('\u2060', '')
  expect(shown).toContain(said)
  expect(shown).toContain('Ocaña {{city}}, ')
})

test('an answer to a review that the site cannot show is not kept', async () => {
  const { id } = await finished()
  await ask(`${id}/review`, 'POST')
  expect((await ask(`${id}/review`, 'PUT', { reply: '{{nada}}' })).status).toBe(422)
  expect((await officeOf(id)).quote.review?.reply).toBe('')
})

test('signs that nobody sees are refused in a quote, and taken out of a picture’s name', async () => {
  const { id } = await begin()
  for (const part of [
    { title: 'Mesa\u0001' },
    { description: 'a\u0000b' },
    { lines: [{ ...line, text: '\u001b[2J' }] },
  ]) {
    const { status, body } = await save(id, part)
    expect([status, body.message]).toEqual([400, expect.stringContaining('no se ve')])
  }
  expect((await save(id, { description: 'Una línea\n\totra' })).status).toBe(200)
  const job = await finished()
  const sent = { method: 'POST', body: new Uint8Array(await jpeg()) }
  await server.ask(`quotes/${job.id}/files/ready?name=a%00%1b%E2%80%AEb.jpg`, sent)
  const files = (await officeOf(job.id)).quote.files
  expect(files.find(({ kind }) => kind === 'ready')?.name).toBe('a b.jpg')
})

test('figures count enquiries, quotes and jobs with their days and open sums', async () => {
  const before = (await ask<QuoteFigures>('figures?weeks=4')).body
  const { id } = await begin({ page: '/ebanisteria' })
  clock += 3 * 86_400_000
  const { rev } = (await save(id, whole)).body
  await ask(`${id}/send`, 'POST', { rev })
  const sent = (await ask<QuoteFigures>('figures?weeks=4')).body
  expect(sent.openCents - before.openCents).toBe(121_000)
  expect([sent.enquiries - before.enquiries, sent.quoted - before.quoted]).toEqual([1, 1])
  clock += 2 * 86_400_000
  await accept(id)
  await ask(`${id}/payments/0`, 'PUT', { day: '2026-11-28' })
  const after = (await ask<QuoteFigures>('figures?weeks=4')).body
  expect(after.accepted - before.accepted).toBe(1)
  expect(after.unpaidCents - before.unpaidCents).toBe(121_000 - 48_400)
  expect(after.services).toContainEqual({ name: 'Ebanistería', quoted: 1, accepted: 1, acceptedCents: 121_000 })
  expect(after.openCents).toBe(before.openCents)
  const { won, wonCents } = (await (await server.ask('enquiries/figures?weeks=4')).json()) as EnquiryFigures
  expect([won, wonCents]).toEqual([after.accepted, after.acceptedCents])
})

test('the bookkeeper gets each accepted quote once, in Spanish, parted by semicolons, and as JSON', async () => {
  const id = await sendWhole({ name: 'Rosa Gil' })
  await accept(id)
  const { number } = (await officeOf(id)).quote
  const { text } = await ask('export.csv')
  const [heads = '', ...rows] = text.trim().split('\r\n')
  expect(heads).toContain('"Base 21 %";"IVA 21 %";"Base 10 %";"IVA 10 %";"Total"')
  const own = rows.filter((row) => row.startsWith(`"${number}";`))
  expect(own).toHaveLength(1)
  expect(own[0]).toContain(';"1000,00";"210,00";"0,00";"0,00";"1210,00";"0,00";"1210,00";')
  const json = (await ask<{ number: string; sums: { totalCents: number } }[]>('export.json')).body
  expect(json.find((entry) => entry.number === number)?.sums.totalCents).toBe(121_000)
  const quote = (await officeOf(id)).quote
  const risky = structuredClone(quote) as Quote
  Object.assign(risky.versions[0]?.document.customer ?? {}, { name: '=HYPERLINK("x";1)' })
  expect(booksCsv([risky])).toContain(`"'=HYPERLINK(""x"";1)"`)
})
