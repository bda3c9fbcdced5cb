import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type {
  EnquiryCounts,
  EnquiryDetail,
  EnquiryFigures,
  EnquiryNews,
  EnquiryPage,
} from '#contracts/desk-enquiries.ts'
import { weekStarts } from '#server/desk/enquiries/figures.ts'
import { backUp, restore } from '#server/storage/backup.ts'
import { numberOf } from '#server/storage/enquiry-row.ts'
import { erasePerson, exportPerson } from '#server/storage/person.ts'
import { readCsv } from '#tests/support/csv.ts'
import { emptyDatabase } from '#tests/support/server/databases.ts'
import { startDeskServer } from '#tests/support/server/desk.ts'
import { jpeg } from '#tests/support/server/pictures.ts'
import { ana, until } from '#tests/support/server/server.ts'
import { startSmtp } from '#tests/support/server/smtp.ts'

const started: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const part of started.splice(0).reverse()) await part.stop()
})

const mailTo = { MAIL_FROM: 'Veta web <web@veta.example>', MAIL_TO: 'taller@veta.example' }

async function start(env: Record<string, string> = {}) {
  const server = await startDeskServer(env)
  started.push(server)
  const json = async <T>(path: string, method = 'GET', body?: unknown, cookie = '') => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await server.ask(`enquiries${path}`, { method, headers: { cookie }, ...sent })
    return { status: response.status, body: (await response.json()) as T }
  }
  const idOf = async (name: string) => {
    const found = (await server.enquiries()).find((row) => row.name === name)
    if (!found) throw new Error(`${name} has not written.`)
    return found.id
  }
  return {
    ...server,
    json,
    list: async (query = '') => (await json<EnquiryPage>(query)).body,
    detail: async (id: string) => (await json<EnquiryDetail>(`/${id}`)).body,
    patch: (id: string, changes: unknown) => json<EnquiryDetail & { message: string }>(`/${id}`, 'PATCH', changes),
    post: (path: string, body: unknown) =>
      json<EnquiryDetail & { message: string; field?: string }>(path, 'POST', body),
    idOf,
    /** Lets somebody write; gives the enquiry's ID. */
    async write(fields: Record<string, string>, photos: readonly File[] = []) {
      await server.submit({ ...ana, ...fields }, {}, photos)
      return idOf(fields.name ?? ana.name)
    },
  }
}

const names = ({ items }: EnquiryPage) => items.map(({ name }) => name)

describe.each(['sqlite', 'postgres'] as const)('the enquiries of the desk on %s', (kind) => {
  test('are listed with their state, searched without accents and filtered', async (t) => {
    const { env, skip } = await emptyDatabase(kind)
    if (skip) return t.skip(skip)
    const desk = await start(env)
    const pepe = await desk.write({ name: 'José Ñúñez', email: 'jose@example.es', message: 'Una librería de nogal' })
    const eva = await desk.write({ name: 'Eva', email: 'eva@example.es', message: 'Una puerta', page: '/carpinteria' })
    await desk.write({ name: 'Spam', email: 's@example.com', message: '[url=x]y[/url]' })
    expect(names(await desk.list()).sort()).toEqual(['Eva', 'José Ñúñez'])
    expect((await desk.list('?state=all')).items.map(({ state, unread }) => [state, unread]).sort()).toEqual([
      ['new', true],
      ['new', true],
      ['spam', false],
    ])
    expect(names(await desk.list('?q=nunez libreria'))).toEqual(['José Ñúñez'])
    await desk.post(`/${eva}/notes`, { text: 'Quiere bisagras de latón' })
    expect(names(await desk.list('?q=laton'))).toEqual(['Eva'])
    expect((await desk.list('?q=puerta')).items[0]).toMatchObject({ about: 'Carpintería', excerpt: 'Una puerta' })
    await desk.patch(pepe, { state: 'waiting', tags: ['Nogal', 'Nogal'], assignedTo: 'helper', remindOn: '2020-01-01' })
    expect(names(await desk.list('?state=waiting'))).toEqual(['José Ñúñez'])
    await desk.patch(eva, { tags: ['Urgente'] })
    expect(names(await desk.list('?q=urgente'))).toEqual(['Eva'])
    await desk.patch(eva, { tags: [] })
    expect(names(await desk.list('?state=spam'))).toEqual(['Spam'])
    expect(names(await desk.list('?tag=Nogal&assigned=helper&due=1'))).toEqual(['José Ñúñez'])
    await desk.patch(eva, { read: true })
    const { body } = await desk.json<EnquiryCounts>('/counts')
    expect(body).toMatchObject({
      states: { new: 1, answered: 0, waiting: 1, spam: 1, archived: 0 },
      ...{ unread: 0, due: 1, tags: ['Nogal'] },
      people: [{ id: 'owner' }, { id: 'helper' }],
    })
    expect(await desk.detail(pepe)).toMatchObject({ tags: ['Nogal'], assignedTo: 'helper', due: true })
    await desk.patch(pepe, { state: 'archived' })
    expect((await desk.detail(pepe)).due).toBe(false)
  })

  test('come in pages, each once', async (t) => {
    const { env, skip } = await emptyDatabase(kind)
    if (skip) return t.skip(skip)
    const desk = await start(env)
    const id = await desk.write({ name: 'Eva' })
    const [row] = await desk.enquiries()
    if (!row) throw new Error(id)
    // Several of the same moment: the place in the list is not the time alone.
    const many = Array.from({ length: 129 }, (_, at) => ({
      ...row,
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      received_at: row.received_at - Math.floor(at / 40),
      message: at % 2 ? 'Roble' : 'Pino',
    }))
    for (const one of many) await desk.store.db.insertInto('enquiry').values(one).execute()
    const all: string[] = []
    const pages: number[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page: EnquiryPage = await desk.list(cursor && `?cursor=${cursor}`)
      pages.push(page.items.length)
      all.push(...page.items.map((item) => item.id))
      cursor = page.next
    }
    expect(pages).toEqual([50, 50, 30])
    expect(new Set(all).size).toBe(130)
    const first = await desk.list('?q=roble')
    const second = await desk.list(`?q=roble&cursor=${first.next}`)
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 14, undefined])
  })

  test('are answered by mail in the visitor’s thread, and what was sent is kept', async (t) => {
    const { env, skip } = await emptyDatabase(kind)
    if (skip) return t.skip(skip)
    const smtp = await startSmtp()
    started.push(smtp)
    const desk = await start({ ...env, SMTP_URL: smtp.url, ...mailTo, AUTO_REPLY: 'on' })
    const id = await desk.write({ name: 'Ana García', message: 'Un armario' })
    await until(
      () => smtp.taken.length,
      (count) => count === 2,
    )
    const opened = await desk.detail(id)
    const template = opened.templates.find((one) => one.id === 'medidas')
    expect(opened.sends).toBe(true)
    expect(template?.text).toMatch(/^Hola, Ana:\n[\s\S]*Un saludo,\nAmparo Ruiz\n/)
    const letter = { channel: 'mail', subject: template?.subject, text: template?.text }
    const preview = await desk.post(`/${id}/preview`, letter)
    const boxes = { from: 'Veta web <web@veta.example>', to: 'ana@example.es', replyTo: 'taller@veta.example' }
    expect(preview.body).toMatchObject(boxes)
    expect((await desk.post(`/${id}/answers`, { ...letter, text: '  ' })).body).toMatchObject({ field: 'text' })
    const gaps = { ...letter, text: opened.templates.find((one) => one.id === 'presupuesto')?.text }
    expect(await desk.post(`/${id}/answers`, gaps)).toMatchObject({
      status: 400,
      body: {
        field: 'text',
        message: expect.stringMatching(/^Falta rellenar \[precio, IVA incluido\] y \[medidas, madera y herrajes\]/),
      },
    })
    expect((await desk.post(`/${id}/preview`, gaps)).status).toBe(200)
    const answered = (await desk.post(`/${id}/answers`, letter)).body
    expect(answered).toMatchObject({ state: 'answered', unread: false })
    await until(
      () => desk.detail(id),
      ({ history }) => history.at(-1)?.mail?.state === 'sent',
    )
    await desk.post(`/${id}/answers`, { ...letter, text: 'Y otra cosa.' })
    await until(
      () => smtp.taken.length,
      (count) => count === 4,
    )
    const [own, confirmation, first, second] = smtp.taken
      .toSorted((a, b) => Number(b.to.includes('taller@veta.example')) - Number(a.to.includes('taller@veta.example')))
      .map(({ source, ...mail }) => ({ ...mail, source: source.replace(/\r\n[ \t]+/g, ' ') }))
    expect(first?.to).toEqual(['ana@example.es'])
    expect(first?.source).toMatch(/^Reply-To: taller@veta\.example/im)
    expect(first?.source).not.toMatch(/^Auto-Submitted/im)
    expect(first?.source).toContain(`In-Reply-To: ${confirmation?.messageId}`)
    expect(first?.source).toContain(`References: ${own?.messageId} ${confirmation?.messageId}`)
    expect(second?.source).toContain(`In-Reply-To: ${first?.messageId}`)
    expect(second?.source).toContain(`References: ${own?.messageId} ${confirmation?.messageId} ${first?.messageId}`)
    const { history } = await desk.detail(id)
    expect(history.map(({ kind, by }) => [kind, by])).toEqual([
      ['received', 'Ana García'],
      ['mail', 'Amparo Ruiz'],
      ['mail', 'Amparo Ruiz'],
    ])
    expect(history[1]).toMatchObject({ subject: template?.subject, text: template?.text })
  })

  test('hear of what arrives and of what others change, and the server ends with somebody listening', async (t) => {
    const { env, skip } = await emptyDatabase(kind)
    if (skip) return t.skip(skip)
    const desk = await start(env)
    const other = kind === 'postgres' ? await start(env) : desk
    const heard = await listen(`${desk.address}/taller/api/enquiries/events`)
    await until(
      () => heard,
      ({ length }) => length === 1,
    )
    expect(heard[0]).toEqual({ unread: 0, arrived: [] })
    const id = await other.write({ name: 'Eva' })
    await until(
      () => heard,
      (news) => news.some(({ arrived }) => arrived.length > 0),
    )
    expect(heard.at(-1)).toEqual({ unread: 1, arrived: [{ id, name: 'Eva', spam: false }] })
    await other.patch(id, { read: true })
    await until(
      () => heard,
      (news) => news.at(-1)?.unread === 0,
    )
    const begun = performance.now()
    await desk.stopServer()
    expect(performance.now() - begun).toBeLessThan(8_000)
    started.splice(started.indexOf(desk), 1)
  })

  test('are counted by week, service and page, with the median of the first answers', async (t) => {
    const { env, skip } = await emptyDatabase(kind)
    if (skip) return t.skip(skip)
    const desk = await start(env)
    const hours = async (name: string, page: string, toAnswer: number | null) => {
      const id = await desk.write({ name, page, email: `${name.toLowerCase()}@example.es` })
      if (toAnswer === null) return id
      await desk.post(`/${id}/answers`, { channel: 'phone' })
      const at = Date.now() - 3_600_000 * toAnswer
      await desk.store.db.updateTable('enquiry').set({ received_at: at }).where('id', '=', id).execute()
      return id
    }
    const eva = await hours('Eva', '/carpinteria', 2)
    const luz = await hours('Luz', '/carpinteria', 4)
    await hours('Sol', '/contacto', 30)
    await hours('Mar', '', null)
    await hours('Paz', '/disena/armario', 3)
    await desk.write({ name: 'Spam', email: 's@example.com', message: '[url=x]y[/url]' })
    await desk.patch(eva, { outcome: 'won', valueCents: 125_050 })
    await desk.patch(luz, { outcome: 'lost', valueCents: 900 })
    const { body } = await desk.json<EnquiryFigures>('/figures?weeks=4')
    expect(body.weeks).toHaveLength(4)
    expect(body.weeks.reduce((sum, { count }) => sum + count, 0)).toBe(5)
    expect(body.services).toEqual([
      { name: 'Carpintería', count: 3 },
      { name: 'No se sabe', count: 2 },
    ])
    expect(body.pages[0]).toEqual({ name: '/carpinteria', count: 2 })
    expect(body).toMatchObject({ total: 5, answered: 4, won: 1, lost: 1, open: 3, wonCents: 125_050 })
    expect(Math.round((body.firstAnswer ?? 0) / 1_800_000)).toBe(7)
  })

  test('keep their notes and answers in a backup, and a person’s export has them', async (t) => {
    const { env, skip } = await emptyDatabase(kind)
    if (skip) return t.skip(skip)
    const desk = await start(env)
    const id = await desk.write({ name: 'Eva', email: 'eva@example.es' })
    await desk.patch(id, { tags: ['Nogal'], valueCents: 100 })
    await desk.post(`/${id}/notes`, { text: 'Llamar por la tarde' })
    const [kept] = await exportPerson(desk.store, 'eva@example.es')
    expect(kept).toMatchObject({ desk: { value_cents: 100 }, entries: [{ content: 'Llamar por la tarde' }] })
    const file = join(desk.config.DATA_DIR, 'backup.gz')
    await backUp(desk.store, file)
    await erasePerson(desk.store, 'eva@example.es')
    await restore(desk.store, file, true)
    expect(await exportPerson(desk.store, 'eva@example.es')).toEqual([kept])
  })

  test('of one person are told together, by address, phone or by hand, and erased by the owner only', async (t) => {
    const { env, skip } = await emptyDatabase(kind)
    if (skip) return t.skip(skip)
    const desk = await start(env)
    const first = await desk.write({ name: 'Ana García', phone: '600112233', email: 'ana@example.es', message: 'Uno' })
    const second = await desk.write({ name: 'Ana', email: 'ANA@example.es', message: 'Dos' })
    const third = await desk.write({ name: 'Juan', phone: '0034600112233', email: 'juan@example.es', message: 'Tres' })
    const fourth = await desk.write({ name: 'Luz', email: 'luz@example.es', message: 'Cuatro' })
    expect((await desk.post(`/${first}/thread`, { with: first })).status).toBe(400)
    expect((await desk.post(`/${first}/thread`, { with: numberOf(fourth) })).status).toBe(200)
    const { same, history } = await desk.detail(first)
    const by = Object.fromEntries(same.map((one) => [one.id, one.by]))
    expect(by).toEqual({ [second]: 'mail', [third]: 'phone', [fourth]: 'hand' })
    expect(history.map(({ text }) => text).sort()).toEqual(['Cuatro', 'Dos', 'Tres', 'Uno'])
    await desk.json(`/${fourth}/thread`, 'DELETE', {})
    expect((await desk.detail(first)).same).toHaveLength(2)
    await desk.post(`/${first}/notes`, { text: 'Llamar por la tarde' })
    const erase = (name: string, cookie = '') => desk.json(`/${first}/person`, 'DELETE', { name }, cookie)
    expect((await erase('Ana García', 'test=helper')).status).toBe(403)
    expect(await erase('Ana García', 'look=old')).toMatchObject({ status: 403, body: { need: 'reauthenticate' } })
    expect(await erase('ana')).toMatchObject({ status: 400, body: { field: 'name' } })
    expect(await erase('Ana García')).toMatchObject({ status: 200, body: { erased: 2 } })
    expect(await desk.store.db.selectFrom('desk_entry').selectAll().execute()).toEqual([])
    expect((await desk.json(`/${first}`)).status).toBe(404)
    const done = await desk.store.db.selectFrom('desk_audit').select(['what', 'details']).orderBy('at').execute()
    expect(done.at(-1)).toEqual({ what: 'Borra a una persona que había escrito', details: '{"Consultas":2}' })
    expect(JSON.stringify(done)).not.toContain('Ana')
  })
})

test('without mail an answer is refused in plain words, and other ways are noted', async () => {
  const desk = await start()
  const id = await desk.write({ name: 'Eva', phone: '600112233' })
  const refused = await desk.post(`/${id}/answers`, { channel: 'mail', subject: 'a', text: 'b' })
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('no envía correo') } })
  expect((await desk.detail(id)).state).toBe('new')
  const called = await desk.post(`/${id}/answers`, { channel: 'phone' })
  expect(called.body).toMatchObject({ state: 'answered', history: [{}, { kind: 'phone', by: 'Amparo Ruiz' }] })
  expect(called.body.phoneLinks?.tel).toBe('tel:+34600112233')
})

test('pictures are given', async () => {
  const desk = await start()
  const id = await desk.write({ name: 'Eva' }, [new File([new Uint8Array(await jpeg())], 'a.jpg')])
  const picture = await desk.ask(`enquiries/${id}/photos/1`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await desk.ask(`enquiries/${id}/photos/2`)).status).toBe(404)
  expect((await desk.ask(`enquiries/${id}/design.svg`)).status).toBe(404)
})

test('the list opens as columns in Spanish Excel, with what the desk notes, and computes nothing', async () => {
  const desk = await start()
  const answers = JSON.stringify([{ label: 'Qué', value: 'Armario' }])
  const message = "hola;=cmd|'/c calc'!A0;fin\n=2"
  const id = await desk.write({ name: '=1+1', phone: '600112233', message, answers, 'Tipo de obra': 'Reforma' })
  await desk.patch(id, { state: 'archived', tags: ['roble', 'urgente'], outcome: 'won', valueCents: 170050 })
  await desk.store.db
    .updateTable('enquiry')
    .set({ received_at: Date.parse('2026-07-01T22:05:00Z') })
    .execute()
  const exported = await (await desk.ask('enquiries/export.csv?state=all')).arrayBuffer()
  const [heads = [], row = []] = readCsv(Buffer.from(exported).toString())
  expect(Object.fromEntries(heads.map((head, at) => [head, row[at]]))).toEqual({
    Número: numberOf(id),
    Recibida: '02/07/2026 00:05',
    Estado: 'Archivada',
    Nombre: "'=1+1",
    Correo: 'ana@example.es',
    Teléfono: '600112233',
    Mensaje: "hola;=cmd|'/c calc'!A0;fin ⏎ =2",
    Respuestas: 'Qué: Armario',
    'Otros datos': 'Tipo de obra: Reforma',
    Etiquetas: 'roble, urgente',
    Resultado: 'Ganada',
    'Importe (€)': '1700,5',
    'Contestada el': '',
    Recordatorio: '',
    Página: '',
    Campaña: '',
    'Señales de spam': '',
  })
})

test('no address of it exists for a stranger, and nothing changes without the desk’s header', async () => {
  const desk = await start()
  const id = await desk.write({ name: 'Eva' })
  const reads = [
    '',
    '/counts',
    '/events',
    '/figures',
    '/export.csv',
    `/${id}`,
    `/${id}/photos/1`,
    `/${id}/design-oficina.pdf`,
  ]
  const changes = [
    ...(['PATCH '] as const),
    ...(['POST /notes', 'POST /answers', 'POST /preview', 'POST /thread'] as const),
    ...(['DELETE /thread', 'DELETE /person'] as const),
  ]
  const ask = async (path: string, method: string, headers: Record<string, string>) =>
    (await fetch(`${desk.address}/taller/api/enquiries${path}`, { method, headers })).status
  const stranger = { cookie: 'test=nobody', 'X-Desk': '1' }
  for (const path of reads) expect([path, await ask(path, 'GET', stranger)]).toEqual([path, 404])
  for (const one of changes) {
    const [method = '', path = ''] = one.split(' ')
    expect([one, await ask(`/${id}${path}`, method, stranger)]).toEqual([one, 404])
    expect([one, await ask(`/${id}${path}`, method, {})]).toEqual([one, 403])
    expect([one, await ask(`/${id}${path}`, method, { 'X-Desk': '1', 'Sec-Fetch-Site': 'cross-site' })]).toEqual([
      one,
      403,
    ])
  }
  expect(await desk.enquiries()).toHaveLength(1)
})

test.each([
  [{ tags: ['a"b'] }, 'tags'],
  [{ remindOn: 'mañana' }, 'remindOn'],
  [{ valueCents: -1 }, 'valueCents'],
  [{ assignedTo: 'nobody' }, 'assignedTo'],
  [{ state: 'lost' }, 'state'],
])('what cannot be is refused: %j', async (changes, field) => {
  const desk = await start()
  const refused = await desk.patch(await desk.write({ name: 'Eva' }), changes)
  expect(refused).toMatchObject({ status: 400, body: { field, message: expect.stringMatching(/\.$/) } })
})

test('a week begins on Monday at midnight by the workshop’s clock', () => {
  expect(weekStarts(1, Date.parse('2026-11-22T22:59:00Z'))).toEqual([
    { monday: '2026-11-16', at: Date.parse('2026-11-15T23:00:00Z') },
  ])
  expect(weekStarts(5, Date.parse('2026-11-22T23:01:00Z')).map(({ monday }) => monday)).toEqual([
    ...['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'],
  ])
  // The clocks change on 25 October.
  const [summer, winter] = weekStarts(2, Date.parse('2026-10-27T12:00:00Z'))
  expect([summer?.at, winter?.at]).toEqual(['2026-10-18T22:00:00Z', '2026-10-25T23:00:00Z'].map(Date.parse))
})

/** What the server says of enquiries, as it comes. */
async function listen(address: string): Promise<EnquiryNews[]> {
  const heard: EnquiryNews[] = []
  const { body } = await fetch(address)
  const read = async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const [, data = ''] of chunk.matchAll(/^data: (\{.*)$/gm)) heard.push(JSON.parse(data))
    }
  }
  // The line breaks when the server ends.
  void read().catch(() => {})
  return heard
}
