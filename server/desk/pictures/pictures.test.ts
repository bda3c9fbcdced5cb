import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeskPicture, deskPictureLimits } from '#contracts/desk-pictures.ts'
import { contentFile } from '#reader/content.ts'
import { copyContent } from '#tests/support/publishing/copy-content.ts'
import { startDeskServer } from '#tests/support/server/desk.ts'
import { animatedGif, avif, jpeg, phoneShot, png, webp } from '#tests/support/server/pictures.ts'
import { temporaryFolder } from '#tests/support/server/server.ts'

const folder = temporaryFolder()
let content: string
let server: Awaited<ReturnType<typeof startDeskServer>>
beforeAll(async () => {
  content = copyContent(folder.path, ['proceso-detalle', 'producto-mesita-3'])
  server = await startDeskServer({ CONTENT_DIR: content })
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

const upload = (file: Buffer | string, name = 'IMG_1.jpg', path = 'pictures', method = 'POST') =>
  server.ask(`${path}?name=${encodeURIComponent(name)}`, {
    method,
    body: typeof file === 'string' ? file : new Uint8Array(file),
  })
const change = (path: string, method: string, value: object = {}) =>
  server.ask(path, { method, body: JSON.stringify(value), headers: { 'Content-Type': 'application/json' } })
const list = async (): Promise<DeskPicture[]> => (await server.ask('pictures')).json()
const find = async (id: string) => (await list()).find((picture) => picture.id === id) as DeskPicture
const add = async (file: Buffer, name?: string): Promise<DeskPicture> => (await upload(file, name)).json()
const words = (picture: DeskPicture) => ({
  ...picture,
  alt: 'Banco de fresno en el taller',
  caption: 'Banco de fresno',
})
const photosYaml = async () => {
  const { createDraft } = await import('#server/desk/draft/draft.ts')
  const draft = createDraft({ folder: join(server.config.DATA_DIR, 'desk/draft'), contentDir: content })
  return (await draft.read('photos.yaml'))?.content ?? ''
}

/** Processes that turn a picture at this moment. */
const turning = () =>
  readdirSync('/proc/self/task')
    .flatMap((thread) => contentOf(`/proc/self/task/${thread}/children`).split(' '))
    .filter((id) => contentOf(`/proc/${id}/cmdline`).includes('pictures/turn.ts')).length

/** Of a file that may be gone by now. */
const contentOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

test('however many turns are asked for at once, one picture is open at a time', async () => {
  const picture = await add(await jpeg(640, 480))
  let done = false
  const turns = [1, 2, 3].map(() => change(`pictures/${picture.id}/turn`, 'POST', { degrees: 90 }))
  const all = Promise.all(turns).finally(() => {
    done = true
  })
  let most = 0
  while (!done) {
    most = Math.max(most, turning())
    await wait(10)
  }
  expect((await all).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(most).toBe(1)
  await change(`pictures/${picture.id}`, 'DELETE')
})

describe('a picture from the phone', () => {
  test('comes in upright and without its place, with an entry that waits for its words', async () => {
    const picture = await add(await phoneShot())
    expect(picture).toMatchObject({
      kind: 'photograph',
      alt: '',
      caption: '',
      width: 1950,
      height: 2600,
      changed: true,
    })
    const file = await fetch(server.address + picture.src)
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    const { width, height, exif } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    expect([width, height, exif]).toEqual([1950, 2600, undefined])
    const [first] = await list()
    expect(first?.id).toBe(picture.id)
  })

  test('gets its words; the rest of the file keeps every byte, comments included', async () => {
    const picture = await add(await jpeg(), 'banco de fresno.jpg')
    expect(picture.id).toBe('banco-de-fresno')
    const said = await change(`pictures/${picture.id}`, 'PATCH', {
      ...words(picture),
      place: 'Ocaña',
      focal: [0.2, 0.8],
    })
    expect(await said.json()).toMatchObject({ caption: 'Banco de fresno', place: 'Ocaña', focal: [0.2, 0.8] })
    const source = await photosYaml()
    expect(source).toContain('banco-de-fresno:')
    for (const line of readFileSync(contentFile('content/photos.yaml'), 'utf8').split('\n'))
      expect(source).toContain(line)
  })

  test.each([
    ['alt', { alt: ' ' }],
    ['alt', { alt: 'Un\u0001 banco' }],
    ['caption', { caption: '' }],
    ['credit', { credit: '' }],
    ['focal', { focal: [2, 0] }],
    ['caption', { caption: 'a\nb' }],
  ])('the field %s is refused with its name when it is %j', async (field, wrong) => {
    const picture = await add(await jpeg(), 'mesa.jpg')
    const said = await change(`pictures/${picture.id}`, 'PATCH', { ...words(picture), ...wrong })
    expect([said.status, await said.json()]).toEqual([400, { message: expect.any(String), field }])
  })

  test('two who describe it: the second is shown what the first wrote', async () => {
    const picture = await add(await jpeg(), 'silla.jpg')
    expect((await change(`pictures/${picture.id}`, 'PATCH', words(picture))).status).toBe(200)
    const said = await change(`pictures/${picture.id}`, 'PATCH', { ...words(picture), caption: 'Otra' })
    expect(said.status).toBe(409)
    expect(await said.json()).toMatchObject({ theirs: { caption: 'Banco de fresno' } })
  })

  test('is turned, with its point', async () => {
    const picture = await add(await jpeg(640, 480), 'puerta.jpg')
    await change(`pictures/${picture.id}`, 'PATCH', { ...words(picture), focal: [0.2, 0.1] })
    const turned = await (await change(`pictures/${picture.id}/turn`, 'POST', { degrees: 90 })).json()
    expect(turned).toMatchObject({ width: 480, height: 640, focal: [0.9, 0.2] })
    const back = await (await change(`pictures/${picture.id}/turn`, 'POST', { degrees: 270 })).json()
    expect(back).toMatchObject({ width: 640, height: 480, focal: [0.2, 0.1] })
    expect((await change(`pictures/${picture.id}/turn`, 'POST', { degrees: 45 })).status).toBe(400)
  })

  test('several at once get each a name of its own', async () => {
    const pictures = await Promise.all([
      add(await png(), 'IMG_7.png'),
      add(await webp(), 'IMG_7.webp'),
      add(await avif()),
    ])
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(3)
  })
})

describe('a picture of the site', () => {
  test('is replaced everywhere by a photograph, which then says so', async () => {
    expect(await find('proceso-detalle')).toMatchObject({ kind: 'render', changed: false })
    const said = await upload(await jpeg(800, 600), 'x.jpg', 'pictures/proceso-detalle/file', 'PUT')
    expect(await said.json()).toMatchObject({ kind: 'photograph', width: 800, height: 600, changed: true })
    expect((await find('proceso-detalle')).credit).not.toMatch(/render/i)
  })

  test('tells where it stands, and is not removed while it does', async () => {
    const uses: { title: string; href: string }[] = await (await server.ask('pictures/puerta-roble/uses')).json()
    expect(uses).toContainEqual({
      title: expect.stringContaining('Trabajo'),
      href: '/textos/projects/01-puerta-roble.md#img',
    })
    expect((await change('pictures/puerta-roble', 'DELETE')).status).toBe(409)
  })

  test('is removed where it stands nowhere', async () => {
    const { id } = await add(await jpeg(), 'sobrante.jpg')
    expect((await change(`pictures/${id}`, 'DELETE')).status).toBe(204)
    expect((await server.ask(`pictures/${id}/uses`)).status).toBe(404)
    expect((await server.ask(`pictures/${id}/file`)).status).toBe(404)
  })
})

describe('hostile', () => {
  test.each([
    ['an SVG with script', () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'SVG'],
    ['a page', () => '<html><script>alert(1)</script>', 'no es una foto'],
    ['a PDF', () => '%PDF-1.7', 'PDF'],
    ['nothing', () => '', 'vacía'],
    ['a moving picture', animatedGif, 'animada'],
    ['half a picture', async () => (await jpeg()).subarray(0, 3000), 'dañada'],
    ['a script called .jpg', () => '#!/bin/sh\nrm -rf /', 'no es una foto'],
  ])('%s is refused in a sentence', async (_, file, sentence) => {
    const said = await upload(await file(), 'foto.jpg')
    expect([said.status, (await said.json()).message]).toEqual([422, expect.stringContaining(sentence)])
  })

  test('a file that is too heavy is refused in a sentence, and nothing of it stays', async () => {
    const before = (await list()).length
    const said = await upload(Buffer.alloc(deskPictureLimits.bytes + 1), 'enorme.jpg')
    expect([said.status, (await said.json()).message]).toEqual([422, expect.stringContaining('40 MB')])
    expect(await list()).toHaveLength(before)
  })

  test.each(['../../etc/passwd', '..\\..\\x', '/etc/passwd', '.git/config', '\0', 'ñandú/../x', '<script>'])(
    'the name %j becomes a plain one',
    async (name) => {
      const { id } = await add(await png(), `${name}.jpg`)
      expect(id).toMatch(/^[a-z0-9-]+$/)
    },
  )

  test.each(['..%2f..%2fsettings', '%2e%2e', 'a%00b', 'A', '__proto__', 'constructor', 'a/b'])(
    'no picture is found under %s',
    async (id) => {
      for (const path of [`pictures/${id}/file`, `pictures/${id}/uses`])
        expect((await server.ask(path)).status).toBe(404)
      expect((await upload(await png(), 'x.png', `pictures/${id}/file`, 'PUT')).status).toBe(404)
      expect((await change(`pictures/${id}`, 'DELETE')).status).toBe(404)
    },
  )

  test('a stranger finds nothing, and no other site sends anything', async () => {
    const stranger = { headers: { cookie: 'test=nobody' } }
    for (const path of ['pictures', 'pictures/puerta-roble/file', 'pictures/puerta-roble/uses'])
      expect((await server.ask(path, stranger)).status).toBe(404)
    const body = await png()
    expect((await server.ask('pictures', { ...stranger, method: 'POST', body })).status).toBe(404)
    expect((await fetch(`${server.address}/taller/api/pictures`, { method: 'POST', body })).status).toBe(403)
  })
})
