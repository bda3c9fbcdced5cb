import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { answerQuote, answersADay } from '#server/storage/quotes/decide.ts'
import { addQuoteFile, setPaid, setStep, settleReview } from '#server/storage/quotes/job.ts'
import { findQuote } from '#server/storage/quotes/read.ts'
import { renewQuoteLink } from '#server/storage/quotes/write.ts'
import { quoteOn, quoteSettings, sampleDraft } from '#tests/support/quotes.ts'
import { jpeg } from '#tests/support/server/pictures.ts'
import { startTestServer, until } from '#tests/support/server/server.ts'
import { startSmtp } from '#tests/support/server/smtp.ts'
import { shortened } from './quote.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let smtp: Awaited<ReturnType<typeof startSmtp>>
let quotes: Awaited<ReturnType<typeof quoteOn>>
let clock = 0
const settings = quoteSettings()
beforeEach(async () => {
  clock = Date.parse('2026-11-23T10:00:00Z')
  smtp = await startSmtp()
  server = await startTestServer({ SMTP_URL: smtp.url }, { now: () => clock, settings })
  quotes = await quoteOn(server, () => clock)
})
afterEach(async () => {
  await server.stop()
  await smtp.stop()
})

type Sent = Awaited<ReturnType<typeof quotes.sent>>
const textOf = async (address: string) => (await (await fetch(address)).text()).replaceAll(/<style>.*?<\/style>/gs, '')
const post = async (quote: Sent, fields: Record<string, string>) =>
  fetch(await quotes.address(quote), { method: 'POST', body: new URLSearchParams(fields) })
const acceptance = ({ versions }: Sent, fields = {}) => {
  const { version = 0, hash = '' } = versions.at(-1) ?? {}
  return { do: 'accept', version: `${version}`, hash, name: 'Ana García', ...fields }
}
const at = () => ({ by: 'Amparo', now: clock, dispatch: server.dispatch })

test('the quote is read without account or script, and what cannot be undone stands before the button', async () => {
  const sent = await quotes.sent()
  const address = await quotes.address(sent)
  const response = await fetch(address)
  expect([response.status, response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual([
    200,
    'no-store',
    'no-referrer',
  ])
  const page = await response.text()
  expect(page).not.toContain('<script')
  for (const part of [
    'P-2026-001',
    'Librería de roble para el salón',
    '3.384,00\u00a0€',
    'Base al 21\u00a0%',
    '23 de diciembre de 2026',
  ])
    expect(page).toContain(part)
  expect(page.indexOf('103.c')).toBeGreaterThan(0)
  expect(page.indexOf('103.c')).toBeLessThan(page.indexOf('Aceptar con obligación de pago'))
  expect((await findQuote(server.store, sent.id))?.state).toBe('sent')
})

test('accepting with one’s name keeps the evidence, says what was accepted and mails the paper to both', async () => {
  const sent = await quotes.sent()
  const response = await post(sent, acceptance(sent))
  expect(response.redirected).toBe(true)
  expect(await response.text()).toContain('Aceptado por Ana García el 23 de noviembre de 2026')
  const kept = await findQuote(server.store, sent.id)
  expect(kept?.acceptance).toMatchObject({
    ...{ version: 1, hash: sent.versions[0]?.hash, totalCents: 338_400, name: 'Ana García', way: 'page' },
    ...{ at: clock, address: '127.0.0.0', early: false },
  })
  expect(kept?.acceptance?.shown).toMatch(/103\.c[\s\S]*Aceptas el presupuesto P-2026-001, versión 1, por 3\.384,00/)
  const mails = await until(
    () => smtp.taken.filter(({ source }) => /filename=P-2026-001-v1\.pdf/.test(source)),
    ({ length }) => length === 3,
  )
  const to = mails.map((mail) => mail.to[0]).sort()
  expect(to).toEqual(['ana@example.es', 'ana@example.es', settings.contact.email])
  expect(mails.every(({ source }) => source.includes('text/plain'))).toBe(true)
  expect(await (await post(sent, acceptance(sent))).text()).toContain('Aceptado por Ana García')
  expect((await findQuote(server.store, sent.id))?.events.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
})

test('without a name nothing is accepted, and what was typed elsewhere stays', async () => {
  const sent = await quotes.sent()
  const response = await post(sent, acceptance(sent, { name: '  ' }))
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Escribe tu nombre y apellidos')
  expect((await findQuote(server.store, sent.id))?.acceptance).toBeNull()
})

test('an old version that is accepted while a new one has come says so, and accepts nothing', async () => {
  const sent = await quotes.sent()
  await quotes.again(sent, 'Librería de nogal')
  const response = await post(sent, acceptance(sent))
  expect(response.status).toBe(409)
  const page = await response.text()
  expect(page).toContain('ha llegado la versión 2, que sustituye a la 1')
  expect(page).toContain('Librería de nogal')
  expect((await findQuote(server.store, sent.id))?.acceptance).toBeNull()
  expect(await textOf(`${await quotes.address(sent)}?version=1`)).toContain('es el de la versión 1. La que ves es la 2')
})

test('an expired quote says so, cannot be accepted and can be asked for again', async () => {
  const sent = await quotes.sent()
  clock += 31 * 24 * 60 * 60_000
  const page = await textOf(await quotes.address(sent))
  expect(page).toContain('El plazo de este presupuesto terminó el 23 de diciembre de 2026')
  expect(page).not.toContain('Aceptar con obligación')
  expect((await post(sent, acceptance(sent))).status).toBe(409)
  expect((await post(sent, { do: 'change', version: '1', change: 'Ponedlo al día' })).status).toBe(200)
  expect((await findQuote(server.store, sent.id))?.state).toBe('change')
})

test('a change and a no go to the workshop with what was written', async () => {
  const sent = await quotes.sent()
  expect((await post(sent, { do: 'change', version: '1', change: '' })).status).toBe(400)
  expect(await (await post(sent, { do: 'change', version: '1', change: 'Sin tirador <b>' })).text()).toContain(
    'Nos has pedido un cambio',
  )
  expect(await (await post(sent, { do: 'decline', version: '1', reason: '' })).text()).toContain('Nos has dicho que no')
  const subjects = await until(
    () => smtp.taken.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1] ?? ''),
    (all) => all.filter((subject) => /pide|dice/.test(subject)).length === 2,
  )
  expect(subjects.join()).toContain('pide_un_cambio')
})

test('a customer’s answers within a day are bounded: no more is kept or mailed, what was typed stays, accepting goes on', async () => {
  const sent = await quotes.sent()
  const change = (text: string) => post(sent, { do: 'change', version: '1', change: text })
  for (let n = 0; n < answersADay; n++) expect((await change(`Cambio ${n}`)).status).toBe(200)
  const refused = await post(sent, { do: 'decline', version: '1', reason: 'Uno más' })
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('Hoy ya nos has escrito varias veces por aquí')
  const page = await (await change('Este se queda')).text()
  expect(page).toContain('Este se queda</textarea>')
  const kept = await findQuote(server.store, sent.id)
  expect([kept?.state, kept?.events.filter(({ kind }) => kind === 'change').length]).toEqual(['change', answersADay])
  clock += 86_400_000
  expect((await change('Al día siguiente')).status).toBe(200)
  expect((await post(sent, acceptance(sent))).status).toBe(200)
})

test('a service asks whether to begin before the fourteen days are over', async () => {
  const sent = await quotes.sent(sampleDraft({ subject: 'service' }))
  const asked = await textOf(await quotes.address(sent))
  expect(asked).toContain('antes de que pasen los catorce días')
  // Art. 103.a: whoever asks for it says that the right ends with the work.
  expect(asked).toContain('pierdo ese derecho')
  await post(sent, acceptance(sent, { early: 'yes' }))
  expect((await findQuote(server.store, sent.id))?.acceptance?.early).toBe(true)
})

test('after accepting, the page shows the steps, what to pay and the code of the transfer', async () => {
  const sent = await quotes.sent()
  await post(sent, acceptance(sent))
  await setStep(server.store, sent.id, { step: 'measured', day: '2026-11-25' }, at())
  await addQuoteFile(server.store, sent.id, 'measured', { ...photo, content: await jpeg(64, 48) }, clock)
  await addQuoteFile(server.store, sent.id, 'acceptance', { ...photo, content: await jpeg(64, 48) }, clock)
  const address = await quotes.address(sent)
  const page = await textOf(address)
  expect(page).toMatch(/class="done">Medidas comprobadas<time datetime="2026-11-25">25 de noviembre de 2026/)
  expect(page).toContain('ES91 2100 0418 4502 0005 1332')
  expect(page).toContain('P-2026-001/1')
  expect(page).toContain('otra forma de pago')
  expect(page).toContain('1.353,60\u00a0€')
  expect(page.match(/<svg role="img"/g)).toHaveLength(1)
  expect(page).not.toContain('stripe')
  const pictures = [...page.matchAll(/src="([^"]+)"/g)].map(([, src]) => server.address + src)
  expect(pictures).toHaveLength(1)
  expect((await fetch(pictures[0] ?? '')).headers.get('content-type')).toBe('image/jpeg')
  const signed = (await findQuote(server.store, sent.id))?.files.find(({ kind }) => kind === 'acceptance')
  expect((await fetch(`${address}/foto/${signed?.id}`)).status).toBe(404)
  await setPaid(server.store, sent.id, { position: 0, day: '2026-11-26' }, at())
  expect(await textOf(address)).toMatch(/Pagado el 26 de noviembre de 2026[\s\S]*P-2026-001\/2/)
})
const photo = { name: 'a.jpg', type: 'image/jpeg', width: 64, height: 48, bytes: 100 } as const

test('who wants them gets a mail with each step, and may stop them', async () => {
  const sent = await quotes.sent()
  await post(sent, acceptance(sent))
  expect(await (await post(sent, { do: 'mails', mails: 'yes' })).text()).toContain(
    'Te avisamos por correo de cada paso',
  )
  expect((await findQuote(server.store, sent.id))?.wantsMail).toBe(true)
  await post(sent, { do: 'mails', mails: 'no' })
  expect((await findQuote(server.store, sent.id))?.wantsMail).toBe(false)
})

test('after mounting, one mail asks for the review; it is written once and never changed', async () => {
  const sent = await quotes.sent()
  await post(sent, acceptance(sent))
  expect((await post(sent, { do: 'review', stars: '5', review: 'Antes de tiempo' })).status).toBe(409)
  await setStep(server.store, sent.id, { step: 'mounted', day: '2027-01-10' }, at())
  await until(
    () => smtp.taken.filter(({ source }) => /Subject: =\?UTF-8\?Q\?=C2=BFC=C3=B3mo_ha_ido/.test(source)),
    ({ length }) => length === 1,
  )
  expect((await post(sent, { do: 'review', stars: '9', review: 'Bien' })).status).toBe(400)
  await post(sent, { do: 'review', stars: '5', review: 'Muy <i>bien</i>', pictures: 'yes' })
  const page = await (await post(sent, { do: 'review', stars: '1', review: 'Otra' })).text()
  expect(page).toContain('Muy &lt;i&gt;bien&lt;/i&gt;')
  await settleReview(server.store, sent.id, { reply: 'Gracias, Ana' }, clock)
  expect(await textOf(await quotes.address(sent))).toContain('Gracias, Ana')
  expect((await findQuote(server.store, sent.id))?.review).toMatchObject({
    ...{ stars: 5, text: 'Muy <i>bien</i>', mayShowPictures: true, mayShowPrice: false },
  })
})

test('the paper is downloaded byte for byte, version by version', async () => {
  const sent = await quotes.sent()
  await quotes.again(sent, 'Otra')
  const address = await quotes.address(sent)
  const paper = await fetch(`${address}/presupuesto-1.pdf`)
  expect([paper.headers.get('content-type'), paper.headers.get('content-disposition')]).toEqual([
    'application/pdf',
    'attachment; filename="P-2026-001-v1.pdf"',
  ])
  expect((await fetch(`${address}/presupuesto-3.pdf`)).status).toBe(404)
})

test('a key opens its own quote only, and none once it is renewed; a draft is nobody’s', async () => {
  const sent = await quotes.sent()
  const other = await quotes.sent(sampleDraft({ title: 'De otra persona' }))
  const address = await quotes.address(sent)
  expect(await textOf(address)).not.toContain('De otra persona')
  const signed = (
    await addQuoteFile(
      server.store,
      (
        await quotes.accept(other)
      ).id,
      'ready',
      { ...photo, content: await jpeg(8, 8) },
      clock,
    )
  ).files[0]
  expect((await fetch(`${address}/foto/${signed?.id}`)).status).toBe(404)
  await renewQuoteLink(server.store, sent.id, 'Amparo', clock)
  expect([(await fetch(address)).status, (await fetch(`${address}/presupuesto-1.pdf`)).status]).toEqual([404, 404])
  expect((await fetch(address, { method: 'POST', body: new URLSearchParams(acceptance(sent)) })).status).toBe(404)
  expect((await fetch(await quotes.address(await quotes.begin()))).status).toBe(404)
  expect((await fetch(address.slice(0, -2))).status).toBe(404)
})

test('another site’s page cannot accept, and a long text is refused', async () => {
  const sent = await quotes.sent()
  const address = await quotes.address(sent)
  const body = new URLSearchParams(acceptance(sent))
  const foreign = await fetch(address, { method: 'POST', body, headers: { origin: 'https://other.example' } })
  expect(foreign.status).toBe(404)
  expect((await post(sent, { do: 'change', version: '1', change: 'x'.repeat(40_000) })).status).toBe(413)
  expect((await findQuote(server.store, sent.id))?.state).toBe('sent')
})

test('once declined, the owner’s next version is open again', async () => {
  const sent = await quotes.sent()
  await answerQuote(server.store, sent.id, { kind: 'declined', version: 1, text: '' }, { ...at(), by: '' })
  const again = await quotes.again((await findQuote(server.store, sent.id)) as Sent, 'Más barata')
  await post(again, acceptance(again))
  expect((await findQuote(server.store, sent.id))?.acceptance?.version).toBe(2)
})

test.each([
  ['203.0.113.7', '203.0.113.0'],
  ['2001:db8:1234:5678:9abc::1', '2001:db8:1234::'],
])('of the address %s the evidence keeps %s', (address, kept) => expect(shortened(address)).toBe(kept))

test('the key is in no line of the log and goes to nobody as a referrer', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => lines.push(line) })
  // Its mail cannot leave: what fails is logged too.
  const telling = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' }, { now: () => clock, settings, log })
  const own = await quoteOn(telling, () => clock)
  const sent = await own.sent()
  const address = await own.address(sent)
  const key = address.split('/').at(-1) ?? ''
  const send = (fields: Record<string, string>) => fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
  const answers = [
    await fetch(address),
    await fetch(`${address}/presupuesto-1.pdf`),
    await fetch(`${address}/foto/none`),
    await fetch(`${address}x`),
    await send(acceptance(sent, { hash: 'wrong' })),
    await send({ do: 'change', version: '1', change: 'x'.repeat(40_000) }),
    await send(acceptance(sent)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 409, 413, 200])
  const policies = answers.map(({ headers }) => headers.get('referrer-policy'))
  expect(policies).toEqual(answers.map(() => 'no-referrer'))
  const metrics = await (await fetch(`${telling.address}/metrics`)).text()
  // A broken database is what says most.
  await telling.store.db.schema.dropTable('quote_event').execute()
  expect((await fetch(address)).status).toBe(500)
  await until(
    () => lines.join(),
    (all) => all.includes('a request failed') && /"channel":"quote"|not be sent|attempts/.test(all),
  )
  expect(lines.join() + metrics).not.toContain(key)
  await telling.stop()
})
