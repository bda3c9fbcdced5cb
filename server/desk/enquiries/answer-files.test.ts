import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { backUp, restore } from '#server/storage/backup.ts'
import { erasePerson, exportPerson } from '#server/storage/person.ts'
import { emptyDatabase } from '#tests/support/server/databases.ts'
import { startDeskServer } from '#tests/support/server/desk.ts'
import { blackPng, jpeg, svg } from '#tests/support/server/pictures.ts'
import { ana, temporaryFolder, until } from '#tests/support/server/server.ts'
import { startSmtp } from '#tests/support/server/smtp.ts'

const started: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const part of started.splice(0).reverse()) await part.stop()
})

const pdf = Buffer.from('%PDF-1.7\nPresupuesto\n%%EOF')
const file = (content: Buffer | string, name: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name)
const letter = { channel: 'mail', subject: 'Tu armario', text: 'Hola, Ana:\n\nVa el presupuesto.' }

type Said = EnquiryDetail & { message: string; field?: string }

/** The desk with a mailbox and one enquiry. */
async function start(env: Record<string, string> = {}) {
  const smtp = await startSmtp()
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Veta <web@veta.example>', MAIL_TO: 'taller@veta.example' }
  const desk = await startDeskServer({ ...mail, ...env })
  started.push(smtp, desk)
  if ((await desk.enquiries()).length === 0) await desk.submit(ana)
  const id = (await desk.enquiries())[0]?.id ?? ''
  return {
    ...desk,
    smtp,
    mail,
    id,
    detail: async (): Promise<Said> => (await desk.ask(`enquiries/${id}`)).json(),
    async answer(files: readonly File[], given: object = letter) {
      const body = new FormData()
      body.set('answer', JSON.stringify(given))
      for (const one of files) body.append('files', one)
      const response = await desk.ask(`enquiries/${id}/answers`, { method: 'POST', body })
      return { status: response.status, body: (await response.json()) as Said }
    },
    answers: () => desk.store.db.selectFrom('desk_entry').selectAll().execute(),
  }
}

/** What is attached to the mail that Ana has got: names, kinds and contents. */
const attachedTo = (mails: Awaited<ReturnType<typeof startSmtp>>['taken']) =>
  [
    ...(mails.find(({ to }) => to.includes('ana@example.es'))?.source ?? '').matchAll(
      /Content-Type: (\S+?);\s+name=(\S+)[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/g,
    ),
  ].map(([, type, name, content = '']) => [type, name, content.replace(/\s/g, '')])

describe.each(['sqlite', 'postgres'] as const)('files of an answer on %s', (kind) => {
  test('leave with its mail under harmless names, stand in the history, and go with the enquiry', async (t) => {
    const { env, skip } = await emptyDatabase(kind)
    if (skip) return t.skip(skip)
    const desk = await start(env)
    const picture = await jpeg(64, 48)
    const plan = blackPng(10, 10)
    const said = await desk.answer([
      file(pdf, '../Presupuesto "cocina"\r\nX-Evil: 1.exe'),
      file(picture, 'Vista.jpeg'),
      file(plan, '.png'),
    ])
    expect(said).toMatchObject({ status: 200, body: { state: 'answered' } })
    const [first, second, third] = said.body.history.at(-1)?.files ?? []
    expect([first, second, third]).toMatchObject([
      { name: 'Presupuesto-cocina-X-Evil-1.pdf', bytes: pdf.length },
      { name: 'Vista.jpg', bytes: picture.length },
      { name: 'archivo.png', bytes: plan.length },
    ])
    await until(desk.detail, ({ history }) => history.at(-1)?.mail?.state === 'sent')
    expect(attachedTo(desk.smtp.taken)).toEqual([
      ['application/pdf', first?.name, pdf.toString('base64')],
      ['image/jpeg', second?.name, picture.toString('base64')],
      ['image/png', third?.name, plan.toString('base64')],
    ])
    const given = await desk.ask(`enquiries/${desk.id}/files/${first?.id}`)
    expect(given.headers.get('content-type')).toBe('application/pdf')
    expect(given.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${first?.name}`)
    expect(Buffer.from(await given.arrayBuffer())).toEqual(pdf)
    expect((await desk.ask(`enquiries/${desk.id}/files/${desk.id}`)).status).toBe(404)
    const stranger = { headers: { cookie: 'test=nobody' } }
    expect((await desk.ask(`enquiries/${desk.id}/files/${first?.id}`, stranger)).status).toBe(404)

    const [kept] = await exportPerson(desk.store, ana.email)
    expect(kept?.files.map(({ base64 }) => base64)).toEqual([pdf, picture, plan].map((one) => one.toString('base64')))
    const backup = join(desk.config.DATA_DIR, 'backup.gz')
    await backUp(desk.store, backup)
    await erasePerson(desk.store, ana.email)
    expect(await desk.store.db.selectFrom('desk_file').select('id').execute()).toEqual([])
    await restore(desk.store, backup, true)
    expect((await exportPerson(desk.store, ana.email))[0]?.files).toEqual(kept?.files)
  })
})

test('files wait with their answer over a restart until the mail server takes them', async () => {
  const folder = temporaryFolder()
  started.push({ stop: async () => folder.remove() })
  const desk = await start({ DATA_DIR: folder.path })
  desk.smtp.mood = 'busy'
  expect((await desk.answer([file(pdf, 'plano.pdf')])).status).toBe(200)
  await desk.stop()
  started.pop()
  desk.smtp.mood = 'take'
  started.push(await startDeskServer({ ...desk.mail, DATA_DIR: folder.path }))
  await until(
    () => attachedTo(desk.smtp.taken),
    (files) => files.length > 0,
  )
  expect(attachedTo(desk.smtp.taken)).toEqual([['application/pdf', 'plano.pdf', pdf.toString('base64')]])
})

test('an answer whose files cannot be kept is not kept either, and no mail leaves', async () => {
  const desk = await start()
  await sql`create trigger full before insert on desk_file when new.position = 2 begin select raise(abort, 'full'); end`.execute(
    desk.store.db,
  )
  expect((await desk.answer([file(pdf, 'a.pdf'), file(pdf, 'b.pdf')])).status).toBe(500)
  expect(await desk.answers()).toEqual([])
  expect((await desk.deliveries()).map(({ channel }) => channel)).toEqual(['mail'])
  expect((await desk.detail()).state).toBe('new')
})

const megabytes = (count: number) => Buffer.concat([pdf, Buffer.alloc(count * 1024 * 1024 - pdf.length)])

test('ten megabytes in five files are taken', async () => {
  const desk = await start()
  const files = [1, 2, 3, 4, 5].map((n) => file(megabytes(2), `${n}.pdf`))
  const said = await desk.answer(files)
  expect(said.body.history.at(-1)?.files.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'])
})

test.each([
  ['a drawing called .pdf', () => [file(svg(), 'plano.pdf')], 422, '«plano.pdf» no es un PDF, un JPEG ni un PNG'],
  ['a program called .jpg', () => [file('MZ\u0000', 'a.jpg')], 422, '«a.jpg» no es'],
  ['an empty one', () => [file(pdf, 'a.pdf'), file('', 'b.pdf')], 422, '«b.pdf» está vacío'],
  ['a sixth', () => Array.from({ length: 6 }, (_, n) => file(pdf, `${n}.pdf`)), 413, 'Caben 5 archivos como mucho'],
  ['a byte too much', () => [file(megabytes(10), 'a.pdf'), file(pdf, 'b.pdf')], 413, 'juntos más de 10 MB'],
])('%s is refused in a sentence at its field, and nothing is kept', async (_, files, status, sentence) => {
  const desk = await start()
  const said = await desk.answer(files())
  expect(said).toMatchObject({ status, body: { field: 'files', message: expect.stringContaining(sentence) } })
  expect(await desk.answers()).toEqual([])
})

test('beside files the answer is checked as ever, and other ways than mail take none', async () => {
  const desk = await start()
  const files = [file(pdf, 'a.pdf')]
  expect(await desk.answer(files, { ...letter, text: ' ' })).toMatchObject({ status: 400, body: { field: 'text' } })
  expect(await desk.answer(files, { ...letter, text: '[Precio]' })).toMatchObject({ body: { field: 'text' } })
  expect(await desk.answer(files, { channel: 'phone' })).toMatchObject({ status: 400, body: { field: 'files' } })
  expect((await desk.answer(files, ['?'])).status).toBe(400)
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  for (const path of ['answers', 'notes']) {
    const body = 'x'.repeat(200_000)
    const response = await desk.ask(`enquiries/${desk.id}/${path}`, { method: 'POST', headers, body })
    expect([path, response.status]).toEqual([path, path === 'answers' ? 400 : 413])
  }
  expect(await desk.answers()).toEqual([])
})
