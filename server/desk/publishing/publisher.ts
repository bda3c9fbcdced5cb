// From draft to site: lay out, build beside, take over. What visitors see changes in one rename.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildState } from '#contracts/desk-publishing.ts'
import { ContentError } from '#reader/findings.ts'
import { readIfThere, readJsonIfThere, writeWhole } from '#server/atomic-file.ts'
import type { Draft } from '#server/desk/draft/draft.ts'
import { versionOf } from '#server/desk/draft/draft-files.ts'
import type { Build } from '#server/desk/publishing/builder.ts'
import { type Author, type History, keepOutside } from '#server/desk/publishing/history.ts'
import type { Places } from '#server/desk/publishing/places.ts'
import { DraftMoved, inSpanish } from '#server/desk/publishing/troubles.ts'

/** Moments of a publication, in their order; a crash at any of them loses nothing. */
export const moments = [
  'laid out',
  'built',
  'outside changes kept',
  'journal written',
  'first file applied',
  'files applied',
  'site switched',
  'committed',
  'draft settled',
  'journal removed',
] as const
type Moment = (typeof moments)[number]

export interface PublisherOptions {
  places: Places
  contentDir: string
  draft: Draft
  history: History
  build: Build
  now: () => number
  onError: (error: unknown) => void
  /** After visitors have the new site. */
  onPublished?: () => void
  /** For tests: what happens when. */
  onMoment?: (moment: Moment) => void
}

/** What is left to do of a publication that has begun. */
interface Journal {
  release: string
  author: Author
  at: number
  lines: string[]
  /** Version by path; null is a file that goes. */
  files: [path: string, version: string | null][]
}

interface Release {
  id: string
  /** Of all content, by path and version. */
  fingerprint: string
  files: Journal['files']
}

export type Publisher = ReturnType<typeof createPublisher>

const manifest = 'photos/manifest.json'
const idle: BuildState = { state: 'idle', purpose: 'preview', step: 'copy', done: 0, total: 0, troubles: [] }

/** One at a time may work on these places. */
export function createPublisher(options: PublisherOptions) {
  const { places, draft, history, now, onError, onPublished = () => {} } = options
  let state = idle
  let running: Promise<void> | undefined

  /** Starts a work where none is under way; gives whether it did. */
  function begin(purpose: BuildState['purpose'], work: () => Promise<void>): boolean {
    if (running) return false
    state = { ...idle, state: 'building', purpose }
    running = work()
      .then(() => {
        state = { ...state, state: 'done' }
      })
      .catch((error: unknown) => {
        if (!(error instanceof ContentError || error instanceof DraftMoved)) onError(error)
        state = { ...state, state: 'failed', troubles: inSpanish(error) }
      })
      .finally(() => {
        running = undefined
      })
    return true
  }

  const onProgress = (step: BuildState['step'], done: number, total: number) => {
    state = { ...state, step, done, total }
  }

  return {
    state: () => state,
    busy: () => running !== undefined,
    /** Resolves when nothing is under way. */
    settled: async () => running,
    /** Builds the draft and shows it in the preview. */
    preview: () =>
      begin('preview', async () => {
        const { id, fingerprint } = await releaseOf(options, onProgress)
        await writeWhole(places.preview, JSON.stringify({ release: id, fingerprint }))
        await tidy(options)
      }),
    /** Builds the draft where that has not been done, and makes it the site; only while it is what was `checked` (its fingerprint). */
    publish: (author: Author, lines: string[], checked?: string) =>
      begin('publish', async () => {
        const release = await releaseOf(options, onProgress, checked)
        await publishRelease(options, { release: release.id, author, lines, at: now(), files: release.files })
        onPublished()
        await tidy(options)
        await history.push().then(
          () => rm(places.remoteTrouble, { force: true }),
          (error: GitFailure) => writeWhole(places.remoteTrouble, saidBy(error)),
        )
      }),
    /** Whether the preview shows all that is drafted; undefined where there is none. */
    async previewIsCurrent(): Promise<boolean | undefined> {
      const shown = await previewed(places)
      return shown && shown.fingerprint === (await draft.fingerprint())
    },
    /** Whether the copy elsewhere lacks the last publication; why, the file says to whoever runs the server. */
    remoteTrouble: async () => (await readIfThere(places.remoteTrouble)) !== undefined,
    /** Ends what a crash has interrupted. To be called before anything else. */
    heal: () => heal(options),
  }
}

type GitFailure = Error & { stderr?: string }

/** What git itself said. Node's own message holds the whole command, and so the key in the remote's address. */
const saidBy = ({ stderr }: GitFailure) => (stderr?.trim() || 'git did not answer').replaceAll(/:\/\/[^/\s]*@/g, '://')

async function previewed(places: Places) {
  const known = await readJsonIfThere<{ release: string; fingerprint: string }>(places.preview)
  return known && existsSync(join(places.releases, known.release)) ? known : undefined
}

/** The built draft: the one that is there already, or a new one. */
async function releaseOf(options: PublisherOptions, onProgress: Progress, checked?: string): Promise<Release> {
  const { places, draft, contentDir, build, now, onMoment } = options
  const fingerprint = await draft.fingerprint()
  if (fingerprint !== (checked ?? fingerprint)) throw new DraftMoved()
  const known = await findRelease(places, fingerprint)
  if (known) return known
  onProgress('copy', 0, 0)
  const id = `${new Date(now()).toISOString().replace(/\D/g, '')}-${fingerprint.slice(0, 8)}`
  const content = join(places.stages, id, 'content')
  const versions = await draft.materialize(content)
  onMoment?.('laid out')
  try {
    if (checked !== undefined && (await draft.fingerprint()) !== checked) throw new DraftMoved()
    await build({ content, published: contentDir, target: join(places.releases, id), onProgress })
  } catch (error) {
    await rm(join(places.stages, id), { recursive: true, force: true })
    throw error
  }
  onMoment?.('built')
  const made = await readIfThere(join(content, manifest))
  if (made) versions.set(manifest, versionOf(made))
  const release: Release = { id, fingerprint, files: [...versions] }
  await writeWhole(join(places.stages, id, 'release.json'), JSON.stringify(release))
  return release
}

type Progress = (step: BuildState['step'], done: number, total: number) => void

async function findRelease(places: Places, fingerprint: string): Promise<Release | undefined> {
  for (const id of await readdir(places.stages).catch(() => [])) {
    const release = await readJsonIfThere<Release>(join(places.stages, id, 'release.json'))
    if (release?.fingerprint === fingerprint && existsSync(join(places.releases, id))) return release
  }
  return undefined
}

async function publishRelease(options: PublisherOptions, journal: Journal) {
  const { places, history, now, onError, onMoment } = options
  // What somebody did to the files by hand is kept as what it is, before it is built upon.
  await keepOutside(history, now).catch(onError)
  onMoment?.('outside changes kept')
  await writeWhole(places.journal, JSON.stringify(journal))
  onMoment?.('journal written')
  await finish(options, journal)
}

/** All that follows the journal. Done again from the beginning it does no harm: that is what heals a crash. */
async function finish({ places, contentDir, history, draft, onMoment, onError }: PublisherOptions, journal: Journal) {
  const stage = join(places.stages, journal.release, 'content')
  let first = true
  for (const [path, version] of journal.files) {
    const target = join(contentDir, path)
    if (version === null) await rm(target, { force: true })
    else {
      const content = await readFile(join(stage, path))
      if (!(await readIfThere(target))?.equals(content)) await writeWhole(target, content)
    }
    if (first) onMoment?.('first file applied')
    first = false
  }
  onMoment?.('files applied')
  await pointTo(places, journal.release)
  onMoment?.('site switched')
  await history.commit(journal.author, journal.lines, journal.at).catch(onError)
  onMoment?.('committed')
  await draft.settle()
  onMoment?.('draft settled')
  await rm(places.journal, { force: true })
  onMoment?.('journal removed')
}

/** Makes a release the site: `current` leads to it from one moment to the next. */
async function pointTo({ releases }: Places, release: string) {
  const fresh = join(releases, 'current.part')
  await rm(fresh, { force: true })
  await symlink(release, fresh)
  await rename(fresh, join(releases, 'current'))
}

/** Removes releases and stages that nobody shows any more. The one before stays: answers from it may be under way. */
async function tidy({ places, onError }: PublisherOptions) {
  try {
    const current = await readlink(join(places.releases, 'current')).catch(() => '')
    const preview = (await previewed(places))?.release ?? ''
    const ids = (await readdir(places.releases)).filter((name) => /^\d+-[0-9a-f]+$/.test(name)).sort()
    const before = ids.filter((id) => id !== current && id !== preview).at(-1)
    const kept = new Set([current, preview, before])
    for (const id of ids) if (!kept.has(id)) await rm(join(places.releases, id), { recursive: true, force: true })
    for (const id of await readdir(places.stages).catch(() => []))
      if (!kept.has(id)) await rm(join(places.stages, id), { recursive: true, force: true })
  } catch (error) {
    onError(error)
  }
}

async function heal(options: PublisherOptions) {
  const { places, draft } = options
  const journal = await readJsonIfThere<Journal>(places.journal)
  if (journal) await finish(options, journal)
  await mkdir(places.releases, { recursive: true })
  for (const name of await readdir(places.releases))
    if (name.endsWith('.part')) await rm(join(places.releases, name), { recursive: true, force: true })
  for (const id of await readdir(places.stages).catch(() => []))
    if (!existsSync(join(places.stages, id, 'release.json')))
      await rm(join(places.stages, id), { recursive: true, force: true })
  await draft.settle()
}
