import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createDraft, type Draft, DraftConflict } from '#server/desk/draft/draft.ts'
import { versionOf } from '#server/desk/draft/draft-files.ts'

const amparo = { name: 'Amparo Ruiz' }
const luis = { name: 'Luis Gil' }
const file = 'services/01-carpinteria.md'

let root: string
let draft: Draft
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'draft-'))
  mkdirSync(join(root, 'content/services'), { recursive: true })
  writeFileSync(join(root, 'content', file), 'Puertas')
  writeFileSync(join(root, 'content/settings.yaml'), 'brand: Veta\n')
  draft = open()
})
afterEach(() => rmSync(root, { recursive: true }))

const open = (create = createDraft) =>
  create({ folder: join(root, 'draft'), contentDir: join(root, 'content'), now: () => Date.UTC(2026, 10, 22) })
const published = (content: string) => writeFileSync(join(root, 'content', file), content)
const write = (content: string, version: string | undefined, person = amparo) =>
  draft.write(file, content, { version, person })

describe('the draft', () => {
  test('shows what is published until somebody writes, and then what was written; the published text stays', async () => {
    const before = await draft.read(file)
    expect(before).toEqual({ content: 'Puertas', version: versionOf('Puertas'), changed: false })
    await write('Puertas y ventanas', before?.version)
    expect(await draft.read(file)).toMatchObject({ content: 'Puertas y ventanas', changed: true })
    expect(readFileSync(join(root, 'content', file), 'utf8')).toBe('Puertas')
    expect(await open().read(file)).toMatchObject({ content: 'Puertas y ventanas' })
    expect(await draft.changes()).toEqual([
      { path: file, kind: 'changed', by: 'Amparo Ruiz', at: '2026-11-22T00:00:00.000Z', overtaken: false },
    ])
  })

  test('who writes over a text that has changed in between is shown it, and nothing is lost', async () => {
    const version = (await draft.read(file))?.version
    await write('De Amparo', version)
    const refusal = await write('De Luis', version, luis).catch((error) => error)
    expect(refusal).toBeInstanceOf(DraftConflict)
    expect(refusal.theirs).toMatchObject({ content: 'De Amparo', by: 'Amparo Ruiz', at: '2026-11-22T00:00:00.000Z' })
    await write('De los dos', refusal.theirs.version, luis)
    expect(await draft.read(file)).toMatchObject({ content: 'De los dos' })
  })

  test('of two who write at once, one is refused', async () => {
    const version = (await draft.read(file))?.version
    const results = await Promise.allSettled([write('a', version), write('b', version, luis)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('knows new, changed and removed files, and lists what there would be', async () => {
    await draft.write('projects/11-banco.md', 'Banco', { version: undefined, person: luis })
    await draft.remove('settings.yaml', { version: versionOf('brand: Veta\n'), person: amparo })
    expect((await draft.changes()).map(({ path, kind, by }) => [path, kind, by])).toEqual([
      ['projects/11-banco.md', 'new', 'Luis Gil'],
      ['settings.yaml', 'removed', 'Amparo Ruiz'],
    ])
    expect(await draft.list()).toEqual(['projects/11-banco.md', file])
    expect(await draft.list('services')).toEqual([file])
    expect(await draft.read('settings.yaml')).toBeUndefined()
  })

  test('a change that is taken back, by hand or by writing the old text, is none', async () => {
    const { version } = await write('Otra cosa', versionOf('Puertas'))
    await write('Puertas', version)
    expect(await draft.changes()).toEqual([])
    await write('Otra cosa', versionOf('Puertas'))
    await draft.discard(file)
    expect(await draft.read(file)).toMatchObject({ content: 'Puertas', changed: false })
  })

  test('says when what is published has changed under the draft', async () => {
    await write('Mi texto', versionOf('Puertas'))
    published('Texto de otra mano')
    expect(await draft.changes()).toMatchObject([{ path: file, overtaken: true }])
    expect(await draft.readPublished(file)).toBe('Texto de otra mano')
  })

  test('lays out the whole content with its changes', async () => {
    await write('Nuevo', versionOf('Puertas'))
    await draft.write('photos/banco.jpg', Buffer.from([0xff, 0xd8]), { version: undefined, person: luis })
    await draft.remove('settings.yaml', { version: versionOf('brand: Veta\n'), person: amparo })
    const versions = await draft.materialize(join(root, 'out'))
    expect(readFileSync(join(root, 'out', file), 'utf8')).toBe('Nuevo')
    expect(readFileSync(join(root, 'out/photos/banco.jpg'))).toEqual(Buffer.from([0xff, 0xd8]))
    expect(readdirSync(join(root, 'out')).sort()).toEqual(['photos', 'services'])
    expect(versions.get('settings.yaml')).toBeNull()
  })

  test('settles what has been published and keeps what was written meanwhile', async () => {
    await write('Publicado', versionOf('Puertas'))
    await draft.write('home.yaml', 'title: a\n', { version: undefined, person: luis })
    published('Publicado')
    writeFileSync(join(root, 'content/home.yaml'), 'title: b\n')
    await draft.settle()
    expect(await draft.changes()).toMatchObject([{ path: 'home.yaml', overtaken: false }])
    expect(readdirSync(join(root, 'draft/blobs'))).toEqual([versionOf('title: a\n')])
  })

  test('what a killed process left half done is no change', async () => {
    mkdirSync(join(root, 'draft/entries/services'), { recursive: true })
    mkdirSync(join(root, 'draft/blobs'), { recursive: true })
    writeFileSync(join(root, 'draft/blobs', versionOf('a medias')), 'a medias')
    writeFileSync(join(root, 'draft/entries', `${file}.json.abc.part`), '{"blob":')
    expect(await draft.changes()).toEqual([])
    expect(await draft.read(file)).toMatchObject({ content: 'Puertas' })
    await draft.settle()
    expect(readdirSync(join(root, 'draft/blobs'))).toEqual([])
  })
})

test('a published file is read again only when it has changed', async () => {
  // Modules of its own, whose reads can be counted.
  const reading = '#server/atomic-file.ts'
  vi.resetModules()
  vi.doMock(reading, { spy: true })
  onTestFinished(() => {
    vi.doUnmock(reading)
    vi.resetModules()
  })
  const { readIfThere } = await import('#server/atomic-file.ts')
  const counted = await import('#server/desk/draft/draft.ts')
  const draft = open(counted.createDraft)
  const picture = join(root, 'content/photos/mesa.jpg')
  const reads = () => vi.mocked(readIfThere).mock.calls.filter(([name]) => name === picture).length
  mkdirSync(join(root, 'content/photos'))
  writeFileSync(picture, 'una mesa')
  const first = await draft.fingerprint()
  // Too young for its times to tell of another change.
  await draft.fingerprint()
  expect(reads()).toBe(2)
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  try {
    for (const _ of [1, 2, 3]) expect(await draft.fingerprint()).toBe(first)
    expect(await draft.versionAt('photos/mesa.jpg')).toBe(versionOf('una mesa'))
    expect(reads()).toBe(3)
    writeFileSync(picture, 'dos mesa')
    expect(await draft.fingerprint()).not.toBe(first)
    expect(await draft.versionAt('photos/mesa.jpg')).toBe(versionOf('dos mesa'))
    rmSync(picture)
    expect(await draft.versionAt('photos/mesa.jpg')).toBeUndefined()
  } finally {
    later.mockRestore()
  }
})

describe('a path that is no file of content/', () => {
  test.each([
    '',
    '..',
    '../data/enquiries.db',
    'services/../../x.md',
    '/etc/passwd',
    'services\\x.md',
    'services/x.sh',
    'services/.hidden.md',
    'services//x.md',
    './x.md',
    'x.md/',
    'X.md',
    'a/b/c/d/e.md',
    'x.md\0.jpg',
    'x.md\n',
    `${'a'.repeat(200)}.md`,
    '.git/config',
    'photos/%2e%2e.jpg',
  ])('%j is refused', async (path) => {
    await expect(draft.read(path)).rejects.toThrow('no file of content/')
    await expect(draft.write(path, 'x', { version: undefined, person: luis })).rejects.toThrow('no file of content/')
    await expect(draft.remove(path, { version: undefined, person: luis })).rejects.toThrow('no file of content/')
    await expect(draft.discard(path)).rejects.toThrow('no file of content/')
  })
})
