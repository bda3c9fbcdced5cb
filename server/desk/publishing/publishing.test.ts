import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LaunchGap, PublishingState } from '#contracts/desk-publishing.ts'
import { type TextForm, whereOf } from '#contracts/desk-words.ts'
import { createDraft, type Draft } from '#server/desk/draft/draft.ts'
import { troubleOf } from '#server/desk/publishing/troubles.ts'
import { previewKeys } from '#server/site/preview.ts'
import { sharedSecret } from '#server/storage/database.ts'
import { copyContent } from '#tests/support/publishing/copy-content.ts'
import { startDeskServer } from '#tests/support/server/desk.ts'
import { jpeg } from '#tests/support/server/pictures.ts'
import { temporaryFolder } from '#tests/support/server/server.ts'

const folder = temporaryFolder()
let server: Awaited<ReturnType<typeof startDeskServer>>
let draft: Draft
beforeAll(async () => {
  const contentDir = copyContent(folder.path)
  server = await startDeskServer({ CONTENT_DIR: contentDir })
  draft = createDraft({ folder: join(server.config.DATA_DIR, 'desk/draft'), contentDir })
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

const person = { name: 'Amparo Ruiz' }
const post = (path: string, value: object = {}, headers: Record<string, string> = {}) => {
  const body = JSON.stringify(value)
  return server.ask(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })
}
const state = async (): Promise<PublishingState> => (await server.ask('publishing')).json()
async function edit(path: string, from: string | RegExp, to: string) {
  const { content = '', version } = (await draft.read(path)) ?? {}
  await draft.write(path, content.replace(from, to), { version, person })
}
const clear = async () => {
  for (const { path } of await draft.changes()) await draft.discard(path)
}

describe('what is changed is told in plain words', () => {
  test.each([
    [
      'services/01-carpinteria.md',
      /^(---[\s\S]*?\n---\n+)([^\n]+)/,
      '$1Uno.\n\nDos.',
      'Texto de Carpintería',
      [
        { where: 'Texto', before: expect.stringMatching(/\S/), after: 'Uno.' },
        { where: 'Texto', before: '', after: 'Dos.' },
      ],
    ],
    [
      'settings.yaml',
      /^brand: .*$/m,
      'brand: Encina',
      'Ajustes',
      [{ where: 'Nombre del taller', before: 'Veta', after: 'Encina' }],
    ],
    [
      'conditions.yaml',
      'id: puerta-paso, name: Puerta de paso lacada, from: 590',
      'id: puerta-paso, name: Puerta de paso lacada, from: 1700.5',
      'Condiciones y precios',
      [
        {
          where: 'Precios por servicio · Carpintería · Puerta de paso lacada · Precio desde',
          before: '590\u00a0€',
          after: '1.700,50\u00a0€',
        },
      ],
    ],
    [
      'photos.yaml',
      'Aparador de nogal con',
      'Otro aparador con',
      'Fichas de las fotos',
      [{ where: expect.stringContaining('Qué se ve'), after: expect.stringContaining('Otro aparador') }],
    ],
  ])('%s', async (path, from, to, title, fields) => {
    await edit(path, from, to)
    expect((await state()).changes).toMatchObject([{ path, title, fields, by: 'Amparo Ruiz' }])
    expect((await post('publishing/discard', { path })).status).toBe(204)
    expect((await state()).changes).toEqual([])
  })

  test('a new project, and one that goes', async () => {
    const from = (await draft.read('projects/01-puerta-roble.md'))?.content ?? ''
    await draft.write('projects/11-mesa.md', from.replace(/^details: .*$/m, 'details: Mesa'), {
      version: undefined,
      person,
    })
    await draft.remove('news/01-armonia.md', { version: await draft.versionAt('news/01-armonia.md'), person })
    const titles = (await state()).changes.map(({ title }) => title)
    expect(titles).toContain('Nuevo: trabajo «Mesa»')
    expect(titles).toContainEqual(expect.stringMatching(/^Se quita: noticia «/))
    await clear()
  })

  test('a new picture goes together with its entry', async () => {
    const { id } = await (await server.ask('pictures?name=mesa.jpg', { method: 'POST', body: await jpeg() })).json()
    expect((await state()).changes).toHaveLength(2)
    await post('publishing/discard', { path: 'photos.yaml' })
    expect((await state()).changes).toEqual([])
    await server.ask('pictures?name=mesa.jpg', { method: 'POST', body: await jpeg() })
    await post('publishing/discard', { path: `photos/${id}.jpg` })
    expect((await state()).changes).toEqual([])
  })
})

describe('refused', () => {
  test('to publish a new text while it says what it began with; each place is named with the way to it', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const added = await server.ask('words/text', {
      method: 'POST',
      body: JSON.stringify({ folder: 'news', title: 'Bancos de haya' }),
      headers,
    })
    const { path } = await added.json()
    const { fillers } = await state()
    expect(fillers.map(({ message }) => message)).toEqual([
      'Nuevo: noticia «Bancos de haya»: falta escribir «Entradilla».',
      'Nuevo: noticia «Bancos de haya»: falta escribir «Descripción para buscadores».',
      'Nuevo: noticia «Bancos de haya»: falta escribir «Texto».',
    ])
    expect(fillers[0]?.href).toBe(`/textos/${path}#text`)
    const said = await post('publishing/publish')
    expect([said.status, (await said.json()).message]).toEqual([409, fillers[0]?.message])
    await clear()
  })

  test('to publish nothing, and over what has changed meanwhile', async () => {
    expect((await post('publishing/publish')).status).toBe(409)
    await edit('shell.yaml', /$/, '# a\n')
    const { writeFileSync, readFileSync } = await import('node:fs')
    const file = join(server.config.CONTENT_DIR, 'shell.yaml')
    writeFileSync(file, `${readFileSync(file, 'utf8')}# b\n`)
    expect((await state()).changes).toMatchObject([{ overtaken: true }])
    const said = await post('publishing/publish')
    expect([said.status, (await said.json()).message]).toEqual([409, expect.stringContaining('ha cambiado')])
    await clear()
  })

  test.each(['../../x.yaml', '/etc/passwd', 'settings.yaml/..', '.git/config', ''])('%j is no change', async (path) => {
    expect((await post('publishing/discard', { path })).status).toBe(400)
  })

  test('what is no request', async () => {
    expect((await server.ask('publishing/discard', { method: 'POST', body: '{' })).status).toBe(400)
    expect((await post('publishing/restore', { commit: '--all' })).status).toBe(404)
  })

  test('to helpers: going back, and the launch list', async () => {
    const helper = { cookie: 'test=helper' }
    expect((await post('publishing/restore', { commit: 'abcdef' }, helper)).status).toBe(403)
    expect((await server.ask('launch', { headers: helper })).status).toBe(403)
    expect((await server.ask('publishing', { headers: helper })).status).toBe(200)
  })

  test('to helpers: what only the owner may change', async () => {
    const helper = { cookie: 'test=helper' }
    await edit('settings.yaml', /$/, '# a\n')
    expect((await post('publishing/publish', {}, helper)).status).toBe(403)
    expect((await post('publishing/discard', { path: 'settings.yaml' }, helper)).status).toBe(403)
    expect((await state()).changes).toMatchObject([{ path: 'settings.yaml' }])
    await clear()
  })

  test.each(['publishing', 'publishing/history', 'launch'])('%s does not exist for a stranger', async (path) => {
    expect((await server.ask(path, { headers: { cookie: 'test=nobody' } })).status).toBe(404)
  })

  test.each(['preview', 'publish', 'discard', 'restore'])(
    'a stranger cannot %s, nor can another site',
    async (work) => {
      expect((await post(`publishing/${work}`, {}, { cookie: 'test=nobody' })).status).toBe(404)
      expect((await fetch(`${server.address}/taller/api/publishing/${work}`, { method: 'POST' })).status).toBe(403)
    },
  )
})

describe('the door to the preview', () => {
  const open = (key: string, cookie = 'test=nobody') =>
    fetch(`${server.address}/taller/vista/${key}`, { redirect: 'manual', headers: { cookie } })
  const keyFor = async (milliseconds: number) =>
    previewKeys(await sharedSecret(server.store, 'desk-preview'), Date.now).make(Date.now() + milliseconds)

  test('opens with a key that holds, also to who is not signed in', async () => {
    const answer = await open(await keyFor(60_000))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^veta-vista=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  })

  test.each(['x', 'x.y', '', '..', `${(Date.now() + 1e9).toString(36)}.AAAA`])('%j is no key', async (key) => {
    expect((await open(key)).status).toBe(404)
  })

  test('an old key, and a forged one, open nothing', async () => {
    expect((await open(await keyFor(-1))).status).toBe(404)
    const [, signature] = (await keyFor(60_000)).split('.')
    expect((await open(`zzzzzzzz.${signature}`)).status).toBe(404)
  })

  test('without a preview, and with a key that does not hold, the site answers as ever', async () => {
    const home = await (await fetch(server.address)).text()
    for (const key of ['x', await keyFor(60_000), await keyFor(-1)])
      expect(await (await fetch(server.address, { headers: { cookie: `veta-vista=${key}` } })).text()).toBe(home)
  })
})

describe('the launch list', () => {
  test('leads from every gap to its field, and what is drafted counts as done', async () => {
    const gaps = async (): Promise<LaunchGap[]> => (await server.ask('launch')).json()
    const phone = {
      message: expect.stringContaining('Falta el teléfono'),
      group: 'Ajustes',
      href: '/textos/settings.yaml#contact.phone',
    }
    expect(await gaps()).toContainEqual(phone)
    expect(await gaps()).toContainEqual(expect.objectContaining({ group: 'Fotos', href: '/fotos/puerta-roble' }))
    await edit('settings.yaml', /^( +phone:).*$/m, '$1 "+34 600 11 22 33"')
    expect(await gaps()).not.toContainEqual(phone)
    await clear()
  })

  test('leads to texts that open, and to fields that they have', async () => {
    const gaps: LaunchGap[] = await (await server.ask('launch')).json()
    const places = gaps.flatMap(({ href }) => /^\/textos\/([^#]*)#(.*)$/.exec(href)?.slice(1) ?? [])
    expect(places.length).toBeGreaterThan(20)
    for (let i = 0; i < places.length; i += 2) {
      const [path = '', field = ''] = [places[i], places[i + 1]]
      const answer = await server.ask(`words/text?path=${path}`)
      expect([path, answer.status]).toEqual([path, 200])
      const keys = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
      const { schema }: TextForm = await answer.json()
      // A field that the form does not have is called by its key.
      expect(whereOf(schema, keys).split(' · ')).not.toContain(keys.at(-1))
    }
  })

  test('says what cannot be read', async () => {
    await edit('settings.yaml', /^brand: .*$/m, 'brand: ""')
    const gaps: LaunchGap[] = await (await server.ask('launch')).json()
    expect(gaps[0]).toMatchObject({ href: '/textos/settings.yaml#brand' })
    await clear()
  })
})

test.each([
  [
    ['content/services/01-carpinteria.md', 'faqs.0.answer', 'Falta este dato.'],
    'Texto de Carpinteria, campo «Preguntas, 1 · Respuesta»: falta este dato.',
    '/textos/services/01-carpinteria.md#faqs.0.answer',
  ],
  [
    ['content/photos.yaml', 'mesa.alt', 'No puede quedar vacío.'],
    'Foto «mesa», campo «Qué se ve»: no puede quedar vacío.',
    '/fotos/mesa',
  ],
  [
    ['content/photos/mesa.jpg', '', 'Mide 300 píxeles de ancho y hacen falta al menos 480.'],
    'Foto «mesa»: mide 300 píxeles de ancho y hacen falta al menos 480.',
    '/fotos/mesa',
  ],
  [
    ['content/settings.yaml', '', 'Sobra «colour»: este texto no lleva ese dato.'],
    'Ajustes: sobra «colour»: este texto no lleva ese dato.',
    '/textos/settings.yaml',
  ],
  [['', '', 'Por aquí.'], 'Por aquí.', undefined],
] as const)('%j is told with its place', ([file, field, spanish], message, href) => {
  const path = field.split('.').flatMap((key) => (key === '' ? [] : /^\d+$/.test(key) ? Number(key) : key))
  expect(troubleOf({ file, path, sentence: '', spanish })).toEqual({ message, href })
})

test('nothing of this has touched the project’s own content', () => {
  rmSync(join(server.config.DATA_DIR, 'desk/draft'), { recursive: true, force: true })
  expect(server.config.CONTENT_DIR).not.toContain(process.cwd())
})
