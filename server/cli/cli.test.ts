import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '#tests/support/csv.ts'
import { quoteOn, sampleDraft } from '#tests/support/quotes.ts'
import { jpeg } from '#tests/support/server/pictures.ts'
import { runCli, startProcess } from '#tests/support/server/process.ts'
import { ana, startTestServer, temporaryFolder } from '#tests/support/server/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
  await server.submit({ ...ana, name: 'Ana "la" Núñez', phone: '600 112 233', message: 'Una escalera,\nde roble' })
  await server.submit({ ...ana, name: '=HYPERLINK("x")', email: 'eva@example.es', message: '\u001b[31mrojo' })
})
afterAll(() => server.stop())

const quoteMails = ['accepted', 'mounted', 'news', 'sent', 'step'].map((name) => `quote-${name}`)
const cli = (command: string, ...args: string[]) => runCli(command, args, { DATA_DIR: server.config.DATA_DIR })

test('lists, searches, shows and marks enquiries while the server runs', async () => {
  const list = await cli('enquiries')
  expect([list.code, list.error]).toEqual([0, ''])
  expect(list.out.split('\n')).toHaveLength(4)
  expect(list.out).toMatch(/waiting +Ana "la" Núñez +ana@example\.es +600112233 +Una escalera, de roble/)
  expect(list.out).not.toContain('\u001b')
  const found = await cli('enquiries', 'search', 'NUNEZ', 'escalera')
  expect(found.out.split('\n')).toHaveLength(3)
  const id = found.out.split('\n')[1]?.slice(0, 8) ?? ''
  expect((await cli('enquiries', 'show', id)).out).toContain('Una escalera,\nde roble')
  expect((await cli('enquiries', 'answered', id)).out).toContain('answered')
  expect((await cli('enquiries', '--waiting')).out).not.toContain('Núñez')
})

test('lists pictures, and writes them into a folder without overwriting anything', async () => {
  const [a, b] = [await jpeg(64, 48), await jpeg(48, 64)]
  const named = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)
  const fields = { ...ana, name: 'Con fotos', email: 'fotos@example.es' }
  await server.submit(fields, {}, [named(a, '.. \u202e/Armario viejo.HEIC.jpg'), named(b, '???')])
  const all: { id: string; name: string; photos: { bytes: number }[] }[] = JSON.parse(
    (await cli('enquiries', '--json')).out,
  )
  const { id = '', photos } = all.find(({ name }) => name === 'Con fotos') ?? {}
  expect(photos).toEqual([
    { name: 'Armario viejo.HEIC.jpg', type: 'image/jpeg', width: 64, height: 48, bytes: expect.any(Number) },
    { name: '???', type: 'image/jpeg', width: 48, height: 64, bytes: expect.any(Number) },
  ])
  expect(all.find(({ name }) => name !== 'Con fotos')?.photos).toEqual([])
  expect((await cli('enquiries', 'show', id)).out).toMatch(/Photo 1: Armario viejo\.HEIC\.jpg \(64 × 48, \d+ kB\)/)
  const folder = temporaryFolder()
  const into = join(folder.path, 'fotos')
  const written = await cli('enquiries', 'photos', id.slice(0, 8), into)
  const files = [`${id.slice(0, 8)}-1-Armario-viejo-HEIC.jpg`, `${id.slice(0, 8)}-2-foto.jpg`]
  expect(written).toMatchObject({ code: 0, error: '', out: `${files.map((name) => join(into, name)).join('\n')}\n` })
  expect(readdirSync(into).sort()).toEqual(files)
  expect(statSync(join(into, files[0] ?? '')).size).toBe(photos?.[0]?.bytes)
  expect(await cli('enquiries', 'photos', id, into)).toMatchObject({
    code: 1,
    error: expect.stringContaining('is there already; nothing is overwritten'),
  })
  expect(await cli('enquiries', 'photos', id)).toMatchObject({
    code: 2,
    error: expect.stringContaining('photos ID FOLDER'),
  })
  await cli('person', 'erase', 'fotos@example.es', '--yes')
  folder.remove()
})

test('shows where an enquiry came from, the answers of the guided quote, and what looks like spam', async () => {
  const answers = JSON.stringify([
    { label: 'Qué', value: 'Armario' },
    { label: 'Ancho', value: '240 cm' },
  ])
  const visit = { page: '/presupuesto', campaign: 'utm_source=google' }
  await server.submit({ ...ana, email: 'spam@example.es', message: '[url=x]y[/url]', answers, ...visit })
  const found = await cli('enquiries', 'search', 'armario')
  expect(found.out).toMatch(/ spam\? /)
  const card = (await cli('enquiries', 'show', found.out.split('\n')[1]?.slice(0, 8) ?? '')).out
  expect(card).toMatch(/Qué: Armario\nAncho: 240 cm\n/)
  expect(card).toMatch(/Page: \/presupuesto\nCampaign: utm_source=google\nLooks like spam: markup/)
  const json: Record<string, unknown>[] = JSON.parse((await cli('enquiries', '--json')).out)
  expect(json.find(({ email }) => email === 'spam@example.es')).toMatchObject({
    ...visit,
    spam: 'markup',
    answers: JSON.parse(answers),
  })
  expect((await cli('enquiries', '--csv')).out).toContain('"Qué: Armario · Ancho: 240 cm"')
  await cli('person', 'erase', 'spam@example.es', '--yes')
})

test('writes the mails for a look, and says how it is called', async () => {
  const folder = temporaryFolder()
  const written = await runCli('mails', ['preview', folder.path], {})
  expect([written.code, written.error]).toEqual([0, ''])
  expect(readdirSync(folder.path).sort()).toEqual(
    ['answer', 'desk-link', 'invitation', 'photos', ...quoteMails, 'spam', 'visitor', 'workshop'].flatMap((name) => [
      `${name}.html`,
      `${name}.txt`,
    ]),
  )
  expect(await runCli('mails', ['send'], {})).toMatchObject({
    code: 2,
    error: expect.stringContaining('mails preview'),
  })
  folder.remove()
})

test('gives JSON and CSV that other programs read, and that no spreadsheet runs', async () => {
  const json = JSON.parse((await cli('enquiries', '--json')).out)
  expect(json).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'Ana "la" Núñez', phone: '600112233', extra: {} })]),
  )
  const [heads = [], ...rows] = readCsv((await cli('enquiries', '--csv')).out.replace(/\n$/, ''))
  const columns = ['Nombre', 'Mensaje'].map((name) => heads.indexOf(name))
  expect(rows.map((row) => columns.map((at) => row[at]))).toEqual(
    expect.arrayContaining([
      ['Ana "la" Núñez', 'Una escalera, ⏎ de roble'],
      [`'=HYPERLINK("x")`, expect.any(String)],
    ]),
  )
})

test('backs up, restores, exports and erases from the command line', async () => {
  const folder = temporaryFolder()
  const file = join(folder.path, 'b.gz')
  expect((await cli('backup', file)).out).toMatch(/^2 enquiries written to/)
  expect(await runCli('restore', [file], { DATA_DIR: join(folder.path, 'new') })).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^2 enquiries restored/),
  })
  expect(await runCli('restore', [file], { DATA_DIR: join(folder.path, 'new') })).toMatchObject({
    code: 1,
    error: expect.stringContaining('--replace'),
  })
  expect(await cli('restore', file, '--replace')).toMatchObject({
    code: 1,
    error: expect.stringContaining('Another server already uses'),
  })
  expect(JSON.parse((await cli('person', 'export', 'EVA@example.es')).out).enquiries).toHaveLength(1)
  expect(await cli('person', 'erase', 'eva@example.es')).toMatchObject({
    code: 2,
    error: expect.stringContaining('--yes'),
  })
  expect((await cli('person', 'erase', 'eva@example.es', '--yes')).out).toBe('1 enquiries deleted.\n')
  expect((await cli('purge', '--days', '30')).out).toBe('0 enquiries older than 30 days deleted.\n')
  folder.remove()
})

test('a wrong command or setting is told in one sentence', async () => {
  expect(await cli('enquiries', 'frobnicate')).toMatchObject({
    code: 2,
    error: expect.stringContaining('There is no command "frobnicate"'),
  })
  expect(await runCli('enquiries', [], { DATA_DIR: server.config.DATA_DIR, PORT: 'x' })).toMatchObject({
    code: 1,
    error: 'Environment variable PORT is "x"; allowed is a whole number from 0 to 65535.\n',
  })
})

test('the log holds nothing personal', async () => {
  const folder = temporaryFolder()
  const child = await startProcess({ DATA_DIR: folder.path, LOG_LEVEL: 'debug', SMTP_URL: 'smtp://127.0.0.1:1' })
  const { submit, until } = await import('#tests/support/server/server.ts')
  await submit(child.address, {
    ...ana,
    name: 'Persona-Única',
    email: 'persona.unica@example.es',
    phone: '699887766',
    message: 'mensaje-secreto',
  })
  await until(child.output, (text) => text.includes('message not sent'))
  await child.stop()
  expect(child.output()).not.toMatch(/Persona|persona\.unica|699887766|secreto|127\.0\.0\.1"/)
  folder.remove()
})

test('quotes are listed, exported, written to a file and given a new address', async () => {
  const quotes = await quoteOn(server)
  const accepted = await quotes.accept(await quotes.sent())
  await quotes.begin(sampleDraft({ title: '=2+2' }))
  const list = await cli('quotes')
  expect([list.code, list.error, list.out.split('\n').length]).toEqual([0, '', 4])
  expect(list.out).toMatch(/P-20\d\d-001 +1 +accepted .* 3\.384,00\s€ +Ana García +Librería de roble/)
  const [heads, begun, row] = readCsv((await cli('quotes', '--csv')).out.replace(/\n$/, ''))
  const cell = (cells: string[] | undefined, head: string) => cells?.[heads?.indexOf(head) ?? -1]
  expect(['Base 21 %', 'IVA 21 %', 'Total', 'Cobrado'].map((head) => cell(row, head))).toEqual([
    '2796,69',
    '587,31',
    '3384',
    '0',
  ])
  expect(cell(begun, 'Concepto')).toBe("'=2+2")
  const [, kept] = JSON.parse((await cli('quotes', '--json')).out)
  expect(kept).toMatchObject({ number: accepted.number, total: 3384, lines: [{ quantity: 1 }, {}, {}] })
  const folder = temporaryFolder()
  const file = join(folder.path, 'p.pdf')
  expect((await cli('quotes', 'pdf', accepted.number, file)).out).toBe(`${file}\n`)
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await cli('quotes', 'pdf', accepted.number, file)).toMatchObject({ code: 1 })
  expect(await cli('quotes', 'pdf', 'P-2020-001', file)).toMatchObject({ code: 2 })
  folder.remove()
  const link = async (...more: string[]) =>
    new URL((await cli('quotes', 'link', accepted.number, ...more)).out.trim()).pathname
  const old = await link()
  expect((await fetch(server.address + old)).status).toBe(200)
  const renewed = await link('--renew')
  expect([(await fetch(server.address + old)).status, (await fetch(server.address + renewed)).status]).toEqual([
    404, 200,
  ])
  expect((await cli('person', 'erase', 'ana@example.es', '--yes')).out).toContain(
    `as the law asks (Código de Comercio art. 30): ${accepted.number}.`,
  )
})
