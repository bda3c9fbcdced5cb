import { afterEach, describe, expect, test } from 'vitest'
import { pauseAfter } from '#server/mail/outbox.ts'
import { lastReportTime } from '#server/mail/spam-reports.ts'
import { numberOf } from '#server/storage/enquiry-row.ts'
import { erasePerson } from '#server/storage/person.ts'
import { makeSpamReport } from '#server/storage/spam-reports.ts'
import { jpeg, svg } from '#tests/support/server/pictures.ts'
import { ana, startTestServer, until } from '#tests/support/server/server.ts'
import { type Mood, startSmtp } from '#tests/support/server/smtp.ts'

const started: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const part of started.splice(0).reverse()) await part.stop()
})

async function setUp({
  mood = 'take' as Mood,
  env = {} as Record<string, string>,
  lease = 60_000,
  now = Date.now,
} = {}) {
  const smtp = await startSmtp({ mood })
  started.push(smtp)
  const server = await startTestServer(
    { SMTP_URL: smtp.url, MAIL_FROM: 'Veta web <web@veta.example>', MAIL_TO: 'taller@veta.example', ...env },
    { outbox: { lease }, now },
  )
  started.push(server)
  const states = async () => (await server.deliveries()).map(({ state }) => state)
  return {
    smtp,
    server,
    states,
    allSent: () => until(states, (found) => found.length > 0 && found.every((state) => state === 'sent')),
  }
}

test('an enquiry reaches the workshop as one mail that can be answered', async () => {
  const { smtp, server, allSent } = await setUp()
  await server.submit({
    ...ana,
    name: 'José Ñúñez',
    phone: '600112233',
    message: 'Una cocina\nde roble',
    'Tipo de obra': 'Reforma',
  })
  await allSent()
  expect(smtp.taken).toHaveLength(1)
  const [mail] = smtp.taken
  expect(mail).toMatchObject({
    from: 'web@veta.example',
    to: ['taller@veta.example'],
    messageId: expect.stringMatching(/^<[\da-f-]{36}@veta\.example>$/),
  })
  expect(mail?.source).toMatch(/^Reply-To: =\?UTF-8\?.*<ana@example\.es>/im)
  expect(mail?.source).toMatch(/^From: "?Veta web"? <web@veta\.example>/im)
})

const photo = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)

test('the confirmation asks only for what has not been sent', async () => {
  const { smtp, server, allSent } = await setUp({ env: { AUTO_REPLY: 'on' } })
  const confirmation = (to: string) =>
    decodeQuotedPrintable(smtp.taken.find((mail) => mail.to.includes(to))?.source ?? '')
  const answers = JSON.stringify([
    { label: 'Ancho (cm)', value: '240' },
    { label: 'Cuándo', value: 'Cuanto antes' },
  ])
  await server.submit({ ...ana, answers }, {}, [photo(await jpeg(), 'a.jpg')])
  await server.submit({ ...ana, email: 'eva@example.es' })
  await server.submit({ ...ana, email: 'leo@example.es', message: 'Una mesa de 180 x 90' })
  await allSent()
  expect(confirmation('leo@example.es')).toContain('Dos o tres fotos')
  expect(confirmation('leo@example.es')).not.toContain('medidas aproximadas')
  expect(confirmation('ana@example.es')).not.toMatch(/Dos o tres fotos|medidas aproximadas|Para cuándo/)
  expect(confirmation('ana@example.es')).toMatch(/Si hay ascensor[\s\S]*Si tienes más fotos/)
  for (const words of ['Dos o tres fotos', 'medidas aproximadas', 'Para cuándo', 'Puedes añadir las fotos'])
    expect(confirmation('eva@example.es')).toContain(words)
})

test('pictures come with the workshop’s mail, under harmless names, and what was not kept is told', async () => {
  const { smtp, server, allSent } = await setUp({ env: { AUTO_REPLY: 'on' } })
  const photos = [
    photo(await jpeg(), 'Mi "puerta"\r\nX-Evil: 1.jpg'),
    photo(svg(), 'plano.svg'),
    photo(await jpeg(), 'b.jpg'),
  ]
  await server.submit(ana, {}, photos)
  await allSent()
  const mail = smtp.taken.find(({ to }) => to.includes('taller@veta.example'))?.source ?? ''
  const attached = [...mail.matchAll(/Content-Type: image\/jpeg; name=(\S+)[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/g)]
  expect(attached.map(([, name]) => name)).toEqual(['1-Mi-puerta-X-Evil-1.jpg', '2-b.jpg'])
  const kept = (await server.photos()).map(({ content }) => Buffer.from(content).toString('base64'))
  expect(attached.map(([, , content]) => content?.replace(/\s/g, ''))).toEqual(kept)
  expect(mail).not.toMatch(/^X-Evil/m)
  const text = decodeQuotedPrintable(mail)
  expect(text).toContain('Fotos que no han llegado: No hemos podido guardar «plano.svg»')
  expect(text).toContain('Fotos: 2, adjuntas')
  const confirmation = decodeQuotedPrintable(smtp.taken.find(({ to }) => to.includes('ana@example.es'))?.source ?? '')
  expect(confirmation).toContain('Fotos: 2\n'.replace('\n', '\r\n'))
  expect(confirmation).not.toMatch(/image\/jpeg|plano/)
})

test('pictures of more than 8 MB stay where they are, and the mail leads to them', async () => {
  const { smtp, server, allSent } = await setUp()
  await server.submit(ana, {}, [photo(await jpeg(), 'a.jpg'), photo(await jpeg(), 'b.jpg')])
  await allSent()
  await server.store.db
    .updateTable('photo')
    .set({ bytes: 5 * 1024 * 1024 })
    .execute()
  await server.store.db.updateTable('delivery').set({ state: 'waiting', due_at: 0 }).execute()
  await until(
    () => smtp.taken.length,
    (count) => count === 2,
  )
  const mail = smtp.taken[1]?.source ?? ''
  expect(mail).not.toContain('image/jpeg')
  const text = decodeQuotedPrintable(mail)
  expect(text).toContain('Fotos: 2 (10 MB), demasiado para un correo: están en el enlace')
  const page = /https:\/\/veta\.example(\/consulta\/[\w-]+)/.exec(text)?.[1]
  expect(await (await fetch(server.address + page)).text()).toContain(`${page}/2`)
  const second = await fetch(`${server.address}${page}/2`)
  expect([second.headers.get('content-type'), Buffer.from(await second.arrayBuffer())]).toEqual([
    'image/jpeg',
    Buffer.from((await server.photos())[1]?.content ?? ''),
  ])
})

/** Words of a mail's head as a person reads them (RFC 2047). */
const decodeWords = (source = '') =>
  source.replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) => decodeQuotedPrintable(word.replaceAll('_', ' ')))

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

test('what a visitor typed is text in the mail: no header, no markup', async () => {
  const { smtp, server, allSent } = await setUp()
  await server.submit({
    ...ana,
    name: 'Ana\r\nBcc: all',
    subject: 'x\r\nX-Evil: 1',
    from_name: 'Eva" <eva@evil.example>',
    message: '<script>alert(1)</script>',
  })
  await allSent()
  const [mail] = smtp.taken
  expect(mail?.to).toEqual(['taller@veta.example'])
  const [head = '', body = ''] = mail?.source.split('\r\n\r\n', 1).concat(mail.source) ?? []
  expect(head).not.toMatch(/^(bcc|x-evil):/im)
  const html = /text\/html[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(body)?.[1] ?? ''
  expect(html).toMatch(/&lt;script&gt;/)
  expect(html).not.toContain('<script')
})

test('a subject, a sender and an answer address of the form are used, the first two behind our own words', async () => {
  const { smtp, server, allSent } = await setUp()
  await server.submit({ ...ana, subject: 'Factura', from_name: 'Banco', replyto: 'otra@example.es' })
  await allSent()
  const number = numberOf((await server.enquiries())[0]?.id ?? '')
  expect(smtp.taken[0]?.source).toContain(`\r\nSubject: Consulta ${number}: Factura\r\n`)
  expect(decodeWords(smtp.taken[0]?.source)).toMatch(/^From: "?Veta web · Banco"? <web@veta\.example>/m)
  expect(smtp.taken[0]?.source).toMatch(/^Reply-To: otra@example\.es\r$/m)
})

test('the customer gets a confirmation where it is set, without addresses that somebody typed', async () => {
  const { smtp, server, allSent } = await setUp({ env: { AUTO_REPLY: 'on' } })
  await server.submit({ ...ana, name: 'Ana García', message: 'Una mesa. Mira https://spam.example/x y evil.com/y' })
  await allSent()
  const reply = smtp.taken.find(({ to }) => to.includes('ana@example.es'))
  expect(smtp.taken).toHaveLength(2)
  const text = decodeQuotedPrintable(reply?.source ?? '')
  expect(text).toContain('Hola, Ana:')
  expect(text).toMatch(/^Auto-Submitted: auto-replied\r$/m)
  expect(text).toContain('> Una mesa. Mira [dirección] y [dirección]')
  expect(text).not.toMatch(/spam\.example|evil\.com/)
  expect(text).toContain('https://veta.example/como-trabajamos')
  const photos = /https:\/\/veta\.example(\/fotos\/[\w-]+)/.exec(text)?.[1]
  expect((await fetch(server.address + photos)).status).toBe(200)
})

test('one address gets three confirmations at once, however it is written; the enquiries are kept', async () => {
  const { server } = await setUp({ env: { AUTO_REPLY: 'on' } })
  const spellings = ['ana@example.es', 'ANA@example.es', 'a.na@example.es', 'ana+1@example.es', 'Ana+2@Example.es']
  for (const email of spellings) expect((await server.submit({ ...ana, email })).status).toBe(200)
  expect((await server.submit({ ...ana, email: 'eva@example.es' })).status).toBe(200)
  const sent = await server.deliveries()
  expect(sent.filter(({ channel }) => channel === 'mail')).toHaveLength(6)
  expect(sent.filter(({ channel }) => channel === 'auto-reply')).toHaveLength(4)
})

test('what looks like spam is kept, not answered, and told once a day in one mail', async () => {
  let clock = Date.parse('2026-11-23T12:00:00Z')
  const { smtp, server } = await setUp({ env: { AUTO_REPLY: 'on' }, now: () => clock })
  const links = 'https://a.com https://b.com https://c.com https://d.com'
  expect((await server.submit({ ...ana, message: links })).status).toBe(200)
  expect((await server.submit({ ...ana, email: 'eva@example.es', message: `${links} x` })).status).toBe(200)
  expect((await server.enquiries()).map(({ spam }) => spam)).toEqual(['links', 'links'])
  expect(await server.deliveries()).toEqual([])
  const report = () => makeSpamReport(server.store, lastReportTime(clock), clock, server.dispatch)
  expect([await report(), await report()]).toEqual([true, false])
  await until(
    () => smtp.taken.length,
    (count) => count === 1,
  )
  const [mail] = smtp.taken
  expect(mail?.to).toEqual(['taller@veta.example'])
  expect(mail?.source).toMatch(/^Subject: .*2_consultas_que_parecen_spam/m)
  expect(mail?.source).toContain('eva@example.es')
  await server.submit({ ...ana, message: `${links} y` })
  expect(await report()).toBe(false)
  clock += 24 * 60 * 60_000
  expect([await report(), await report()]).toEqual([true, false])
  expect(new Set((await server.enquiries()).map(({ reported_in }) => reported_in)).size).toBe(2)
})

test('a report whose enquiry was erased before it left takes nothing with it', async () => {
  const { server } = await setUp({ mood: 'busy' })
  const links = 'https://a.com https://b.com https://c.com https://d.com'
  await server.submit({ ...ana, message: links })
  await server.submit({ ...ana, email: 'eva@example.es', message: links })
  expect(await makeSpamReport(server.store, 0, 1, server.dispatch)).toBe(true)
  await erasePerson(server.store, 'eva@example.es')
  expect(await makeSpamReport(server.store, 0, 2, server.dispatch)).toBe(true)
})

test.each([
  ['600112233', '34600112233'],
  ['0033612345678', '33612345678'],
])('the workshop calls %s back with one touch', async (phone, number) => {
  const { smtp, server, allSent } = await setUp()
  await server.submit({ ...ana, phone })
  await allSent()
  const text = smtp.taken[0]?.source.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? ''
  expect(text).toContain(`href="tel:+${number}">Llamar</a>`)
  expect(text).toMatch(new RegExp(`href="https://wa\\.me/${number}\\?text=Hola%2C%20Ana%3A[^"]+">WhatsApp</a>`))
})

describe('a mail server that', () => {
  test('refuses for good: the message is kept, with the reason, and not tried again', async () => {
    const { smtp, server, states } = await setUp({ mood: 'refuse' })
    expect((await server.submit(ana)).status).toBe(200)
    await until(states, (found) => found.includes('refused'))
    const [delivery] = await server.deliveries()
    expect(delivery).toMatchObject({ attempts: 1, last_error: expect.stringContaining('no such mailbox') })
    smtp.mood = 'take'
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect([smtp.taken.length, smtp.tries]).toEqual([0, 1])
    expect(await (await fetch(`${server.address}/metrics`)).text()).toContain('veta_outbox_refused 1')
  })

  test.each(['busy', 'drop', 'greylist'] as const)(
    'is in the mood "%s" and comes back gets the message once',
    async (mood) => {
      const { smtp, server, allSent } = await setUp({ mood })
      await server.submit(ana)
      await until(server.deliveries, ([delivery]) => (delivery?.attempts ?? 0) >= 2)
      if (mood !== 'greylist') {
        expect(smtp.taken).toHaveLength(0)
        smtp.mood = 'take'
      }
      await allSent()
      expect(smtp.taken).toHaveLength(1)
    },
  )

  test('stalls is given up in time and gets the message later', async () => {
    const { smtp, server, allSent } = await setUp({ mood: 'stall', lease: 800 })
    await server.submit(ana)
    await until(server.deliveries, ([delivery]) => (delivery?.attempts ?? 0) >= 2)
    smtp.mood = 'take'
    await allSent()
    expect(smtp.taken).toHaveLength(1)
  })

  test('takes the message but breaks off before saying so gets it again under the same Message-ID', async () => {
    const { smtp, server, allSent } = await setUp({ mood: 'take-and-drop' })
    await server.submit(ana)
    await until(
      () => smtp.taken.length,
      (count) => count >= 1,
    )
    smtp.mood = 'take'
    await allSent()
    expect(smtp.taken.length).toBeGreaterThan(1)
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('is not there does not keep a visitor waiting, and gets all when it comes', async () => {
    const { smtp, server, allSent } = await setUp()
    await smtp.stop()
    const since = performance.now()
    expect((await server.submit(ana)).status).toBe(200)
    expect(performance.now() - since).toBeLessThan(10_000)
    await until(server.deliveries, ([delivery]) => (delivery?.attempts ?? 0) >= 2)
    const back = await startSmtp({ port: smtp.port })
    started.push(back)
    await allSent()
    expect(back.taken).toHaveLength(1)
  })
})

test('many enquiries at once become one mail each', async () => {
  const { smtp, server } = await setUp()
  await Promise.all(Array.from({ length: 60 }, (_, n) => server.submit({ ...ana, message: `Consulta ${n}` })))
  await until(
    () => smtp.taken.length,
    (count) => count >= 60,
  )
  await until(server.deliveries, (all) => all.every(({ state }) => state === 'sent'))
  expect(smtp.taken).toHaveLength(60)
  expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(60)
})

test('pauses double, stay under the cap, and differ by chance', () => {
  const backOff = { first: 1_000, longest: 60_000 }
  expect([1, 2, 3, 7, 50].map((attempts) => pauseAfter(attempts, backOff, () => 1))).toEqual([
    1_000, 2_000, 4_000, 60_000, 60_000,
  ])
  expect([0, 0.5].map((chance) => pauseAfter(3, backOff, () => chance))).toEqual([2_000, 3_000])
})
