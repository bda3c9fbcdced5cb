import { hash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere, readJsonIfThere, writeWhole } from '#server/atomic-file.ts'

const segment = /^[a-z0-9][a-z0-9_-]*$/
const fileName = /^[a-z0-9][a-z0-9_-]*\.(yaml|md|json|txt|jpg|jpeg|png|webp|avif)$/
const deepest = 4
const longest = 120

/** Whether a path relative to content/ is one that the desk may touch: plain names in small letters, a known ending. */
export function isContentPath(path: string): boolean {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  return path.length <= longest && parts.length < deepest && fileName.test(name) && parts.every((p) => segment.test(p))
}

export const isTextPath = (path: string) => /\.(yaml|md|json|txt)$/.test(path)

// The files behind a draft, and the versions of what stands in them.

/** What is written down about a change; `blob` is the version of its content, null for a removal. */
export interface Entry {
  blob: string | null
  /** What was published when the draft was begun; null: nothing. */
  base: string | null
  by: string
  at: string
}

/** Names a content: equal for equal bytes. */
export const versionOf = (content: string | Uint8Array) => hash('sha256', content).slice(0, 32)

/** So long a file may change again without its times telling, in milliseconds. */
const settles = 2_000

/**
 * Names the contents of files; null where there is none. A file is read again only when its place on the disk, its size or
 * its times have changed: the masters of the pictures weigh megabytes, and are asked for with every look.
 */
function createVersions(fileOf: (path: string) => string) {
  const known = new Map<string, { mark: string; version: string }>()
  return async (path: string): Promise<string | null> => {
    const before = await stat(fileOf(path)).catch(() => undefined)
    const mark = before && [before.ino, before.size, before.mtimeMs, before.ctimeMs].join(' ')
    const last = known.get(path)
    if (mark && last?.mark === mark) return last.version
    known.delete(path)
    const content = await readIfThere(fileOf(path))
    if (!content) return null
    const version = versionOf(content)
    if (mark && Date.now() - before.ctimeMs > settles) known.set(path, { mark, version })
    return version
  }
}

export type Files = ReturnType<typeof draftFiles>

/** The files behind a draft: `entries/PATH.json` and the contents that they name in `blobs/`. */
export function draftFiles(folder: string, contentDir: string) {
  const entryFile = (path: string) => join(folder, 'entries', `${path}.json`)
  const blobFile = (blob: string) => join(folder, 'blobs', blob)
  const published = (path: string) => readIfThere(join(contentDir, path))
  const publishedVersion = createVersions((path) => join(contentDir, path))
  const entry = (path: string) => readJsonIfThere<Entry>(entryFile(path))
  async function entries(): Promise<[string, Entry][]> {
    const names = await filesBelow(join(folder, 'entries'))
    const paths = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
    const found = await Promise.all(paths.sort().map(async (path) => [path, await entry(path)] as const))
    return found.flatMap(([path, known]) => (known ? [[path, known] as [string, Entry]] : []))
  }
  return {
    contentDir,
    blobFile,
    published,
    publishedVersion,
    entry,
    entries,
    publishedPaths: async () => (await filesBelow(contentDir)).filter(isContentPath),
    async version(path: string): Promise<string | null> {
      const known = await entry(path)
      return known ? known.blob : publishedVersion(path)
    },
    async current(path: string): Promise<Buffer | undefined> {
      const known = await entry(path)
      if (!known) return published(path)
      return known.blob === null ? undefined : readIfThere(blobFile(known.blob))
    },
    keep: async (blob: string, content: string | Uint8Array) => {
      if (!(await readIfThere(blobFile(blob)))) await writeWhole(blobFile(blob), content)
    },
    note: (path: string, value: Entry) => writeWhole(entryFile(path), JSON.stringify(value)),
    forget: (path: string) => rm(entryFile(path), { force: true }),
    /** Removes contents that no entry names. */
    async sweep() {
      const wanted = new Set((await entries()).map(([, { blob }]) => blob))
      for (const name of await filesBelow(join(folder, 'blobs'))) {
        if (!wanted.has(name)) await rm(join(folder, 'blobs', name), { force: true })
      }
    },
  }
}

/** Files below a folder, relative to it, without those that begin with a dot. */
export async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const paths = found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  const relative = paths.map((path) => path.slice(folder.length + 1).replaceAll('\\', '/'))
  return relative.filter((path) => !path.split('/').some((part) => part.startsWith('.')))
}
