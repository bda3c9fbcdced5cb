import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDraft } from '#server/desk/draft/draft.ts'
import { placesIn } from '#server/desk/publishing/places.ts'
import { moments } from '#server/desk/publishing/publisher.ts'
import { siteFolder } from '#server/site/published.ts'

const paths = ['a.yaml', 'b.yaml', 'c.yaml']

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publishing-fault-'))
  mkdirSync(join(root, 'content'))
  mkdirSync(join(root, 'build/client'), { recursive: true })
  for (const path of paths) {
    writeFileSync(join(root, 'content', path), 'old\n')
    writeFileSync(join(root, 'build/client', path), 'old\n')
  }
  writeFileSync(join(root, 'build/headers.json'), '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

const program = 'tests/support/publishing/publish-and-die.ts'
async function run(fatal: string, ...changed: string[]) {
  const child = spawn(process.execPath, [program, root, fatal, ...changed], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code, signal] = await once(child, 'exit')
  return signal ?? code
}
const all = (folder: string) => paths.map((path) => readFileSync(join(folder, path), 'utf8').trim())
/** What a server that starts now gives to visitors. */
const visitors = () => all(join(siteFolder(join(root, 'build'), join(root, 'data'))(), 'client'))
const heal = () =>
  execFileSync(process.execPath, ['server/cli/finish-publication.ts'], {
    env: { ...process.env, DATA_DIR: join(root, 'data'), CONTENT_DIR: join(root, 'content') },
  })

test.each(moments)(
  'killed at the moment "%s", visitors have a whole site, and nothing that was saved is lost',
  async (moment) => {
    expect(await run(moment, ...paths)).toBe('SIGKILL')
    // Whole, whichever of the two it is, before anything is healed.
    expect([
      ['old', 'old', 'old'],
      ['new', 'new', 'new'],
    ]).toContainEqual(visitors())
    heal()
    const draft = createDraft({ folder: placesIn(join(root, 'data')).draft, contentDir: join(root, 'content') })
    const drafted = (await draft.changes()).map(({ path }) => path)
    const isPublished = drafted.length === 0
    // All of it is published, or all of it is still the draft.
    expect(all(join(root, 'content'))).toEqual(paths.map(() => (isPublished ? 'new' : 'old')))
    expect(drafted).toEqual(isPublished ? [] : paths)
    expect(visitors()).toEqual(all(join(root, 'content')))
    for (const path of paths) expect((await draft.read(path))?.content).toBe('new\n')
    // And it goes on from there.
    if (!isPublished) expect(await run('never')).toBe(0)
    expect(visitors()).toEqual(['new', 'new', 'new'])
    const { journal, releases } = placesIn(join(root, 'data'))
    expect(existsSync(journal)).toBe(false)
    expect(readdirSync(releases).filter((name) => name.endsWith('.part'))).toEqual([])
  },
)
