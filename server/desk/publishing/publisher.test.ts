import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ContentError } from '#reader/findings.ts'
import { createDraft, type Draft } from '#server/desk/draft/draft.ts'
import { versionOf } from '#server/desk/draft/draft-files.ts'
import type { Build } from '#server/desk/publishing/builder.ts'
import { createHistory } from '#server/desk/publishing/history.ts'
import { placesIn } from '#server/desk/publishing/places.ts'
import { createPublisher, type Publisher } from '#server/desk/publishing/publisher.ts'
import { restoreAsDraft } from '#server/desk/publishing/take-back.ts'
import { Refusal } from '#server/desk/request/http.ts'
import { siteFolder } from '#server/site/published.ts'
import { copyBuild } from '#tests/support/publishing/copy-build.ts'

const amparo = { name: 'Amparo Ruiz', email: 'amparo@example.es' }

let root: string
let draft: Draft
let built: number
let publisher: Publisher
let remote: string
const places = () => placesIn(join(root, 'data'))
const contentDir = () => join(root, 'content')
const history = () => createHistory(places().history, contentDir(), remote)

function open(build: Build = copyBuild) {
  const counted: Build = async (order) => {
    built++
    await build(order)
  }
  draft = createDraft({ folder: places().draft, contentDir: contentDir() })
  const options = { places: places(), contentDir: contentDir(), draft, history: history(), build: counted }
  return createPublisher({ ...options, now: Date.now, onError: () => {} })
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publisher-'))
  remote = ''
  built = 0
  mkdirSync(join(root, 'content/photos'), { recursive: true })
  writeFileSync(join(root, 'content/settings.yaml'), 'brand: Veta\n')
  writeFileSync(join(root, 'content/photos/banco.jpg'), 'jpg')
  publisher = open()
})
afterEach(() => rmSync(root, { recursive: true }))

const write = async (content: string, path = 'settings.yaml') =>
  draft.write(path, content, { version: await draft.versionAt(path), person: amparo })
async function publish(lines = ['Ajustes, 1 campo']) {
  expect(publisher.publish(amparo, lines)).toBe(true)
  await publisher.settled()
}
const visitors = () =>
  readFileSync(join(siteFolder(join(root, 'build'), join(root, 'data'))(), 'client/settings.yaml'), 'utf8')
const published = () => readFileSync(join(root, 'content/settings.yaml'), 'utf8')

describe('publication', () => {
  test('makes the draft the content and the site, and writes down who did what', async () => {
    await write('brand: Encina\n')
    await publish()
    expect([visitors(), published()]).toEqual(['brand: Encina\n', 'brand: Encina\n'])
    expect(await draft.changes()).toEqual([])
    expect((await history().list()).map(({ by, lines }) => [by, lines])).toEqual([
      ['Amparo Ruiz', ['Ajustes, 1 campo']],
      ['Fuera del taller', ['Estado de partida']],
    ])
  })

  test('takes over what the preview has built, without building again', async () => {
    await write('brand: Encina\n')
    publisher.preview()
    await publisher.settled()
    expect([await publisher.previewIsCurrent(), built]).toEqual([true, 1])
    expect(published()).toBe('brand: Veta\n')
    await publish()
    expect([visitors(), built]).toEqual(['brand: Encina\n', 1])
  })

  test('the preview says when it lacks the last changes', async () => {
    await write('brand: Encina\n')
    publisher.preview()
    await publisher.settled()
    await write('brand: Castaño\n')
    expect(await publisher.previewIsCurrent()).toBe(false)
  })

  test('a failed build changes nothing that visitors see, and says what to mend and where', async () => {
    await write('brand: Encina\n')
    await publish()
    publisher = open(async () => {
      throw new ContentError([
        { file: 'content/settings.yaml', path: ['brand'], sentence: 'In English.', spanish: 'No puede quedar vacío.' },
      ])
    })
    await write('brand: ""\n')
    await publish()
    expect(publisher.state()).toMatchObject({
      state: 'failed',
      troubles: [
        {
          message: 'Ajustes, campo «Nombre del taller»: no puede quedar vacío.',
          href: '/textos/settings.yaml#brand',
        },
      ],
    })
    expect([visitors(), published()]).toEqual(['brand: Encina\n', 'brand: Encina\n'])
    expect(await draft.changes()).toHaveLength(1)
    expect(readdirSync(places().stages)).toHaveLength(1)
  })

  test('one at a time', async () => {
    await write('brand: Encina\n')
    expect([publisher.publish(amparo, []), publisher.publish(amparo, []), publisher.preview()]).toEqual([
      true,
      false,
      false,
    ])
    await publisher.settled()
  })

  test('what is written while it runs stays a draft', async () => {
    publisher = open(async (order) => {
      await write('brand: Castaño\n')
      await copyBuild(order)
    })
    await write('brand: Encina\n')
    await publish()
    expect(published()).toBe('brand: Encina\n')
    expect(await draft.changes()).toMatchObject([{ path: 'settings.yaml', overtaken: false }])
  })

  test('a remote that cannot be reached is told and stops nothing', async () => {
    remote = join(root, 'nowhere.git')
    publisher = open()
    await write('brand: Encina\n')
    await publish()
    expect(visitors()).toBe('brand: Encina\n')
    expect(await publisher.remoteTrouble()).toBe(true)
  })

  test('the key in a remote’s address is told to nobody', async () => {
    remote = 'http://deploy:ghp_SECRET@127.0.0.1:1/x.git'
    publisher = open()
    await write('brand: Encina\n')
    await publish()
    expect(await publisher.remoteTrouble()).toBe(true)
    expect(readFileSync(places().remoteTrouble, 'utf8')).toMatch(/127\.0\.0\.1/)
    expect(readFileSync(places().remoteTrouble, 'utf8')).not.toMatch(/ghp_SECRET|push --/)
  })

  test('what was changed after it was looked at does not go out with the rest', async () => {
    await write('brand: Encina\n')
    const checked = await draft.fingerprint()
    await write('brand: Castaño\n')
    expect(publisher.publish(amparo, ['Ajustes, 1 campo'], checked)).toBe(true)
    await publisher.settled()
    expect([published(), built, publisher.state()]).toEqual([
      'brand: Veta\n',
      0,
      expect.objectContaining({
        state: 'failed',
        troubles: [{ message: expect.stringContaining('No se ha publicado nada') }],
      }),
    ])
  })

  test('keeps the releases that somebody may see, and no more', async () => {
    for (const brand of ['a', 'b', 'c', 'd']) {
      await write(`brand: ${brand}\n`)
      await publish()
    }
    expect(readdirSync(places().releases).filter((name) => name !== 'current')).toHaveLength(2)
    expect(existsSync(places().journal)).toBe(false)
  })
})

describe('the way back', () => {
  test('an earlier state becomes the draft, pictures included, and is published as any other', async () => {
    await write('brand: Encina\n')
    await write('neu', 'photos/banco.jpg')
    await write('fresh', 'photos/silla.jpg')
    await publish()
    const before = (await history().list())[1]?.id ?? ''
    expect(await restoreAsDraft(draft, history(), before, amparo)).toEqual([
      'photos/banco.jpg',
      'photos/silla.jpg',
      'settings.yaml',
    ])
    expect(published()).toBe('brand: Encina\n')
    await publish(['Vuelta atrás'])
    expect([visitors(), readFileSync(join(root, 'content/photos/banco.jpg'), 'utf8')]).toEqual(['brand: Veta\n', 'jpg'])
    expect(existsSync(join(root, 'content/photos/silla.jpg'))).toBe(false)
    expect(await history().list()).toHaveLength(3)
  })

  test('does not run over a draft', async () => {
    await write('brand: Encina\n')
    await publish()
    await write('brand: Castaño\n')
    const [newest] = await history().list()
    await expect(restoreAsDraft(draft, history(), newest?.id ?? '', amparo)).rejects.toBeInstanceOf(Refusal)
    expect(await draft.read('settings.yaml')).toMatchObject({ content: 'brand: Castaño\n' })
  })

  test('what was changed by hand meanwhile is kept as a state of its own', async () => {
    await write('brand: Encina\n')
    await publish()
    writeFileSync(join(root, 'content/settings.yaml'), 'brand: Mano\n')
    await write('brand: Castaño\n')
    await publish()
    expect((await history().list()).map(({ lines }) => lines[0])).toContain('Cambios hechos fuera del taller')
    const byHand = (await history().list()).find(({ by }) => by === 'Fuera del taller')
    expect(String(await history().fileOf(byHand?.id ?? '', 'settings.yaml'))).toBe('brand: Mano\n')
  })

  test.each(['', 'HEAD', '../x', '--all', 'zzzzzz', 'deadbeef'])('%j is no state', async (name) => {
    await write('brand: Encina\n')
    await publish()
    expect(await history().find(name)).toBeUndefined()
  })
})

test('a site that was built after the publication is the one that visitors get', async () => {
  await write('brand: Encina\n')
  await publish()
  mkdirSync(join(root, 'build'))
  writeFileSync(join(root, 'build/headers.json'), '{}')
  expect(siteFolder(join(root, 'build'), join(root, 'data'))()).toBe(join(root, 'build'))
  expect(versionOf('a')).toHaveLength(32)
})
