import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, type TestContext, test } from 'vitest'
import { backUp, restore } from '#server/storage/backup.ts'
import { openDatabase } from '#server/storage/open.ts'
import { erasePerson, exportPerson } from '#server/storage/person.ts'
import { findEnquiries, listEnquiries, markAnswered, searchEnquiries } from '#server/storage/reading.ts'
import { purge } from '#server/storage/retention.ts'
import { emptyDatabase } from '#tests/support/server/databases.ts'
import { jpeg } from '#tests/support/server/pictures.ts'
import { ana, startTestServer, temporaryFolder, until } from '#tests/support/server/server.ts'
import { startSmtp } from '#tests/support/server/smtp.ts'

const day = 24 * 60 * 60_000
const photo = async (name: string) => new File([new Uint8Array(await jpeg(64, 48))], name)

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  let server: Awaited<ReturnType<typeof startTestServer>>
  let clock = Date.now()
  const stops: (() => unknown)[] = []
  beforeEach(async (context: TestContext) => {
    const { env, skip } = await emptyDatabase(kind)
    if (skip !== undefined) return context.skip(skip)
    clock = Date.now()
    server = await startTestServer(env, { now: () => clock })
    stops.push(() => server.stop())
  })
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  })

  test('keeps what came, newest first, and notes what was answered', async () => {
    await server.submit({ ...ana, message: 'primera' })
    clock += 1000
    await server.submit({ ...ana, message: 'segunda' })
    const [second, first] = await listEnquiries(server.store)
    expect([second?.message, first?.message]).toEqual(['segunda', 'primera'])
    await markAnswered(server.store, [first?.id ?? ''], clock)
    expect((await listEnquiries(server.store, { waiting: true })).map(({ message }) => message)).toEqual(['segunda'])
    expect(await findEnquiries(server.store, [first?.id.slice(0, 8) ?? ''])).toMatchObject([{ answered_at: clock }])
  })

  test('finds words whatever their letter case and accents', async () => {
    await server.submit({ ...ana, name: 'José Núñez', message: 'Escalera de ROBLE' })
    await server.submit({ ...ana, name: 'Eva', message: 'Armario de roble' })
    expect((await searchEnquiries(server.store, ['jose', 'róble'])).map(({ name }) => name)).toEqual(['José Núñez'])
  })

  test('the same form is known for its time and new after it', async () => {
    for (const _ of [1, 2]) expect((await server.submit({ ...ana, message: 'Hola' })).status).toBe(200)
    clock += 59_000
    await server.submit({ ...ana, message: 'Hola' })
    expect(await server.enquiries()).toHaveLength(1)
    clock += 2_000
    await server.submit({ ...ana, message: 'Hola' })
    expect(await server.enquiries()).toHaveLength(2)
  })

  test('a clock that jumps back loses nothing and doubles nothing', async () => {
    await server.submit({ ...ana, message: 'antes', submission: 'a' })
    clock -= 365 * day
    await server.submit({ ...ana, message: 'antes', submission: 'a' })
    expect((await server.submit({ ...ana, message: 'después', submission: 'b' })).status).toBe(200)
    expect((await server.enquiries()).map(({ message }) => message).sort()).toEqual(['antes', 'después'])
  })

  test('a full limit answers 429 with the seconds to wait, but the same form is still recognised', async () => {
    const { env } = await emptyDatabase(kind)
    const limited = await startTestServer({ ...env, RATE_LIMIT: '2', OVERALL_LIMIT: '3', TRUST_PROXY: 'loopback' })
    stops.push(limited.stop)
    const from = (address: string, message: string) =>
      limited.submit({ ...ana, message }, { 'x-forwarded-for': address })
    expect([(await from('203.0.113.1', '1')).status, (await from('203.0.113.1', '2')).status]).toEqual([200, 200])
    const refused = await from('203.0.113.1', '3')
    expect(refused).toMatchObject({
      status: 429,
      answer: {
        success: false,
        message: expect.stringMatching(
          /^Han llegado varias consultas seguidas desde tu conexión\. Espera (un segundo|\d+ segundos)/,
        ),
      },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('203.0.113.1', '2')).status).toBe(200)
    expect((await from('203.0.113.2', '4')).status).toBe(200)
    expect(await from('203.0.113.3', '5')).toMatchObject({
      status: 429,
      answer: { message: expect.stringMatching(/^Ahora mismo llegan muchas consultas\. Espera /) },
    })
    expect(await limited.enquiries()).toHaveLength(3)
  })

  test('a person gets all that is kept, and all of it is erased, waiting mails included', async () => {
    const smtp = await startSmtp({ mood: 'busy' })
    const { env } = await emptyDatabase(kind)
    const mailing = await startTestServer(
      { ...env, SMTP_URL: smtp.url },
      { outbox: { backOff: { first: 60_000, longest: 60_000 } } },
    )
    stops.push(smtp.stop, mailing.stop)
    await mailing.submit({ ...ana, email: 'Ana@Example.es', message: 'mía' })
    await mailing.submit({ ...ana, email: 'eva@example.es', replyto: 'ana@example.es', message: 'también' })
    await mailing.submit({ ...ana, email: 'eva@example.es', message: 'de Eva' })
    const kept = await exportPerson(mailing.store, 'ANA@example.es')
    expect(kept.map(({ message, messages }) => [message, messages.length])).toEqual([
      ['mía', 1],
      ['también', 1],
    ])
    expect(await erasePerson(mailing.store, 'ana@example.es')).toBe(2)
    expect((await mailing.enquiries()).map(({ message }) => message)).toEqual(['de Eva'])
    expect(await mailing.deliveries()).toHaveLength(1)
  })

  test('what is older than the retention is deleted, pictures included', async () => {
    await server.submit({ ...ana, message: 'vieja' }, {}, [await photo('vieja')])
    clock += 29 * day
    await server.submit({ ...ana, message: 'nueva' }, {}, [await photo('nueva')])
    expect(await purge(server.store, 28, clock)).toBe(1)
    expect((await server.enquiries()).map(({ message }) => message)).toEqual(['nueva'])
    expect((await server.photos()).map(({ name }) => name)).toEqual(['nueva'])
  })

  test('a person gets the pictures too, and they are erased', async () => {
    const answers = '[{"label":"Ancho","value":"240 cm"}]'
    await server.submit({ ...ana, message: 'mía', answers }, {}, [await photo('una.jpg'), await photo('dos.jpg')])
    await server.submit({ ...ana, email: 'eva@example.es' }, {}, [await photo('de-eva.jpg')])
    const kept = await server.photos()
    const [mine] = await exportPerson(server.store, ana.email)
    expect(mine?.photos.map(({ name, width }) => [name, width])).toEqual([
      ['una.jpg', 64],
      ['dos.jpg', 64],
    ])
    expect(mine).toMatchObject({ answers })
    const content = kept.find(({ name }) => name === 'una.jpg')?.content
    expect(mine?.photos[0]?.base64).toBe(Buffer.from(content ?? []).toString('base64'))
    expect(await erasePerson(server.store, ana.email)).toBe(1)
    expect((await server.photos()).map(({ name }) => name)).toEqual(['de-eva.jpg'])
  })

  test('a picture that cannot be written takes its enquiry with it: half of one is never kept', async () => {
    await sql`drop table photo`.execute(server.store.db)
    expect(await server.submit(ana, {}, [await photo('a.jpg')])).toMatchObject({
      status: 500,
      answer: { success: false },
    })
    expect(await server.enquiries()).toEqual([])
    expect((await server.submit({ ...ana, message: 'sin fotos' })).status).toBe(200)
  })

  test('a backup holds the pictures byte for byte', async () => {
    const folder = temporaryFolder()
    stops.push(folder.remove)
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => photo(`${n}.jpg`)))
    for (const message of ['una', 'otra']) await server.submit({ ...ana, message }, {}, six)
    await backUp(server.store, join(folder.path, 'b.gz'))
    const source = await server.photos()
    expect(source).toHaveLength(12)
    for (const target of ['sqlite', 'postgres'] as const) {
      const { env, skip } = await emptyDatabase(target)
      if (skip !== undefined) continue
      const store = await openDatabase({ DATABASE_URL: '', DATA_DIR: join(folder.path, 'restored'), ...env })
      stops.push(store.close)
      await restore(store, join(folder.path, 'b.gz'), false)
      const restored = await store.db.selectFrom('photo').selectAll().execute()
      const plain = (rows: typeof source) =>
        rows.map((row) => ({ ...row, content: Buffer.from(row.content).toString('hex') }))
      expect(plain(restored)).toEqual(expect.arrayContaining(plain(source)))
      expect(restored).toHaveLength(12)
    }
  })

  test('a backup is made while enquiries come in, and brings back each one, on either database', async () => {
    const folder = temporaryFolder()
    stops.push(folder.remove)
    await Promise.all(
      Array.from({ length: 250 }, (_, n) => server.submit({ ...ana, message: `${n} línea\u2028y "comillas" 🪵` })),
    )
    const [, count] = await Promise.all([
      Promise.all(Array.from({ length: 50 }, (_, n) => server.submit({ ...ana, message: `tarde ${n}` }))),
      backUp(server.store, join(folder.path, 'b.gz')),
    ])
    expect(count).toBeGreaterThanOrEqual(250)
    expect(statSync(join(folder.path, 'b.gz')).mode & 0o777).toBe(0o600)
    const sources = (await server.enquiries()).filter(({ message }) => !message.startsWith('tarde'))
    for (const target of ['sqlite', 'postgres'] as const) {
      const { env, skip } = await emptyDatabase(target)
      if (skip !== undefined) continue
      const store = await openDatabase({ DATABASE_URL: '', DATA_DIR: join(folder.path, 'restored'), ...env })
      stops.push(store.close)
      expect(await restore(store, join(folder.path, 'b.gz'), false)).toBe(count)
      const restored = await store.db.selectFrom('enquiry').selectAll().execute()
      expect(restored).toHaveLength(count)
      expect(restored).toEqual(expect.arrayContaining(sources))
      await expect(restore(store, join(folder.path, 'b.gz'), false)).rejects.toThrow('There are enquiries already')
      expect(await restore(store, join(folder.path, 'b.gz'), true)).toBe(count)
    }
  })

  test('a backup from before enquiries had answers is restored', async () => {
    const folder = temporaryFolder()
    stops.push(folder.remove)
    await server.submit({
      ...ana,
      message: 'de antes',
      answers: '[{"label":"Ancho","value":"240 cm"}]',
      page: '/contacto',
    })
    const file = join(folder.path, 'b.gz')
    await backUp(server.store, file)
    const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n')
    const end = JSON.parse(lines.pop() ?? '')
    const old = lines.map((line) => {
      const { table, row, ...rest } = JSON.parse(line)
      if (table !== 'enquiry') return `${line}\n`
      const { page: _, campaign: __, answers: ___, spam: ____, reported_in: _____, ...before } = row
      return `${JSON.stringify({ table, row: before, ...rest })}\n`
    })
    const sha256 = createHash('sha256').update(old.join('')).digest('hex')
    writeFileSync(file, gzipSync(`${old.join('')}${JSON.stringify({ ...end, sha256 })}\n`))
    expect(await restore(server.store, file, true)).toBe(1)
    expect(await server.enquiries()).toMatchObject([
      { message: 'de antes', page: '', campaign: '', answers: '[]', spam: '', reported_in: null },
    ])
  })

  test('a damaged backup is refused and changes nothing', async () => {
    const folder = temporaryFolder()
    stops.push(folder.remove)
    await server.submit(ana)
    const file = join(folder.path, 'b.gz')
    await backUp(server.store, file)
    const text = gunzipSync(readFileSync(file)).toString()
    for (const broken of [
      text.replace('Ana', 'Eva'),
      text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1),
      'hello\n',
    ]) {
      writeFileSync(file, gzipSync(broken))
      await expect(restore(server.store, file, true)).rejects.toThrow(/damaged|no backup/)
    }
    writeFileSync(file, gzipSync(text).subarray(0, 60))
    await expect(restore(server.store, file, true)).rejects.toThrow('cannot be read')
    expect(await server.enquiries()).toHaveLength(1)
  })

  test('what waits in the outbox leaves after a restart', async () => {
    const smtp = await startSmtp({ mood: 'busy' })
    const folder = temporaryFolder()
    const { env } = await emptyDatabase(kind)
    const settings = { ...env, DATA_DIR: folder.path, SMTP_URL: smtp.url }
    const before = await startTestServer(settings, { outbox: { backOff: { first: 300, longest: 300 } } })
    stops.push(folder.remove, smtp.stop)
    await before.submit(ana)
    await until(before.deliveries, ([delivery]) => (delivery?.attempts ?? 0) > 0)
    await before.stop()
    smtp.mood = 'take'
    const after = await startTestServer(settings)
    stops.push(after.stop)
    await until(after.deliveries, ([delivery]) => delivery?.state === 'sent')
    expect(smtp.taken).toHaveLength(1)
  })
})

test('the database file is for its owner only, its side files too', async () => {
  const server = await startTestServer()
  await server.submit(ana)
  for (const name of ['veta.sqlite', 'veta.sqlite-wal', 'veta.sqlite-shm']) {
    expect(statSync(join(server.config.DATA_DIR, name)).mode & 0o777, name).toBe(0o600)
  }
  await server.stop()
})

test('erased text is not in the database files any more', async () => {
  const server = await startTestServer()
  await server.submit({ ...ana, message: 'unverwechselbar-7351' })
  const bytes = () =>
    ['veta.sqlite', 'veta.sqlite-wal']
      .map((name) => readFileSync(join(server.config.DATA_DIR, name), 'latin1'))
      .join('')
  expect(bytes()).toContain('unverwechselbar-7351')
  await erasePerson(server.store, 'ana@example.es')
  expect(bytes()).not.toContain('unverwechselbar-7351')
  await server.stop()
})

test.each([
  ['0001-enquiries', '96777025fb265800'],
  ['0002-photos', '00ec59f3d5681ab1'],
])('migration %s, which has run somewhere, stays as it is', (name, digest) => {
  const text = readFileSync(new URL(`./migrations/${name}.sql`, import.meta.url))
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(digest)
})
