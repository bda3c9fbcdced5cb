// What people of the workshop have changed and not yet published: an overlay on CONTENT_DIR that holds only what differs.
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Person } from '#contracts/desk.ts'
import {
  draftFiles,
  type Files,
  filesBelow,
  isContentPath,
  isTextPath,
  versionOf,
} from '#server/desk/draft/draft-files.ts'
import { queue } from '#server/queue.ts'

/** A text as it is now, drafted or published. `version` names exactly this content. */
interface DraftText {
  content: string
  version: string
  /** Differs from what is published. */
  changed: boolean
}

export interface DraftChange {
  path: string
  kind: 'new' | 'changed' | 'removed'
  /** Name of who changed it last, and when (ISO). */
  by: string
  at: string
  /** What is published has changed since this draft was begun: publishing it would undo that. */
  overtaken: boolean
}

/** The version that a writer saw (undefined: there was no such file), and who writes. */
export interface Writer {
  version: string | undefined
  person: Pick<Person, 'name'>
}

/** Somebody else changed the file in between: what stands there now, and who wrote it when. */
export class DraftConflict extends Error {
  readonly path: string
  readonly theirs: { content: string; version: string; by?: string; at?: string } | undefined

  constructor(path: string, theirs: DraftConflict['theirs']) {
    super(`${path} has been changed in between.`)
    this.path = path
    this.theirs = theirs
  }
}

/** The path is none that the desk may touch. */
export class WrongContentPath extends Error {}

export type Draft = ReturnType<typeof createDraft>

/**
 * Opens the draft in `folder` over `contentDir`. Paths are relative to content/. A change is one renamed file (its entry),
 * written after its content: it is there whole or not at all. One process at a time may write.
 */
export function createDraft({ folder, contentDir, now = Date.now }: DraftOptions) {
  const files = draftFiles(folder, contentDir)
  const inTurn = queue()

  /** Writes down what a path is to be; nothing where that is what is published. */
  async function put(path: string, blob: string | null, person: Writer['person']) {
    const base = await files.publishedVersion(path)
    const known = await files.entry(path)
    if (blob === base) return files.forget(path)
    const begun = known ? known.base : base
    await files.note(path, { blob, base: begun, by: person.name, at: new Date(now()).toISOString() })
  }

  async function requireVersion(path: string, version: string | undefined) {
    const current = await files.current(path)
    const is = current && versionOf(current)
    if (is === version) return
    const entry = await files.entry(path)
    const theirs = current && {
      content: isTextPath(path) ? current.toString('utf8') : '',
      version: versionOf(current),
      ...(entry && { by: entry.by, at: entry.at }),
    }
    throw new DraftConflict(path, theirs)
  }

  return {
    ...reading(files),
    /** @throws DraftConflict when the file is not what the writer saw */
    write: (path: string, content: string | Uint8Array, { version, person }: Writer): Promise<{ version: string }> =>
      inTurn(async () => {
        await requireVersion(checked(path), version)
        const blob = versionOf(content)
        await files.keep(blob, content)
        await put(path, blob, person)
        return { version: blob }
      }),
    /** @throws DraftConflict when the file is not what the writer saw */
    remove: (path: string, { version, person }: Writer): Promise<void> =>
      inTurn(async () => {
        await requireVersion(checked(path), version)
        await put(path, null, person)
      }),
    /** Takes back the change of one file. */
    discard: (path: string): Promise<void> => inTurn(() => files.forget(checked(path))),
    /** Writes all of content/ with the draft into an empty folder; gives the version of each drafted file (null: removed). Pictures are left out where only texts are wanted. */
    materialize: (target: string, { masters = true } = {}): Promise<Map<string, string | null>> =>
      inTurn(() => materialize(files, target, masters)),
    /** Forgets what has been published by now, and what belongs to nothing. */
    settle: () => inTurn(() => settle(files)),
  }
}

interface DraftOptions {
  folder: string
  contentDir: string
  /** Wall clock, in milliseconds. */
  now?: () => number
}

function checked(path: string): string {
  if (!isContentPath(path)) throw new WrongContentPath(`"${path}" is no file of content/.`)
  return path
}

function reading(files: Files) {
  return {
    /** A text with its draft; undefined when there is no such file (any more). */
    async read(path: string): Promise<DraftText | undefined> {
      const content = await files.current(checked(path))
      if (!content) return undefined
      const changed = (await files.entry(path)) !== undefined
      return { content: content.toString('utf8'), version: versionOf(content), changed }
    },
    /** The same for a picture's master: its bytes. */
    readBytes: (path: string): Promise<Buffer | undefined> => files.current(checked(path)),
    /** The version of what stands at a path. */
    versionAt: async (path: string): Promise<string | undefined> => (await files.version(checked(path))) ?? undefined,
    readPublished: async (path: string) => (await files.published(checked(path)))?.toString('utf8'),
    /** Paths of all files as they would be after publishing, sorted; of one folder where it is named. */
    async list(within = ''): Promise<string[]> {
      const paths = new Set(await files.publishedPaths())
      for (const [path, { blob }] of await files.entries()) blob === null ? paths.delete(path) : paths.add(path)
      return [...paths].filter((path) => within === '' || path.startsWith(`${within}/`)).sort()
    },
    changes: () => listChanges(files),
    /** Names all of content/ as it would be published: equal for equal files. */
    fingerprint: (): Promise<string> => fingerprint(files),
  }
}

async function listChanges(files: Files): Promise<DraftChange[]> {
  const entries = await files.entries()
  return Promise.all(
    entries.map(async ([path, { blob, base, by, at }]) => {
      const published = await files.publishedVersion(path)
      const kind = blob === null ? 'removed' : published ? 'changed' : 'new'
      return { path, kind, by, at, overtaken: base !== published } as const
    }),
  )
}

async function materialize(files: Files, target: string, masters: boolean) {
  const wanted = (path: string) => masters || isTextPath(path)
  const entries = new Map(await files.entries())
  for (const path of await filesBelow(files.contentDir)) {
    if (!entries.has(path) && wanted(path)) await copyInto(join(files.contentDir, path), join(target, path))
  }
  for (const [path, { blob }] of entries)
    if (blob !== null && wanted(path)) await copyInto(files.blobFile(blob), join(target, path))
  return new Map([...entries].map(([path, { blob }]) => [path, blob] as const))
}

async function fingerprint(files: Files): Promise<string> {
  const versions = new Map<string, string | null>()
  for (const path of await filesBelow(files.contentDir)) versions.set(path, await files.publishedVersion(path))
  for (const [path, { blob }] of await files.entries()) versions.set(path, blob)
  const lines = [...versions].filter(([, version]) => version !== null).map(([path, version]) => `${path} ${version}\n`)
  return versionOf(lines.sort().join(''))
}

async function settle(files: Files) {
  for (const [path, entry] of await files.entries()) {
    const base = await files.publishedVersion(path)
    if (entry.blob === base) await files.forget(path)
    // Written while the rest was being published: it stands on that now.
    else if (entry.base !== base) await files.note(path, { ...entry, base })
  }
  await files.sweep()
}

async function copyInto(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
}
