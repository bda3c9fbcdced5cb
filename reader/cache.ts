import { contentFolder } from './content-folder.ts'

/**
 * The build has this file in memory several times: for its configuration, for the pages, for what follows them. They share
 * what has been read. In development each reads again, as its code may have changed.
 */
const shared = globalThis as { contentCache?: Map<string, unknown> }
if (process.env.NODE_ENV === 'production') shared.contentCache ??= new Map()
const cache = shared.contentCache ?? new Map<string, unknown>()

/** What `read` gives, once per process, name and root (a folder that holds content/; without one it is the site's own). */
export function cached<T>(name: string, root: string | undefined, read: (root?: string) => T): T {
  const key = `${contentFolder(root)}:${name}`
  if (!cache.has(key)) cache.set(key, read(root))
  return cache.get(key) as T
}

/** Has the content read again, which has changed under a process that goes on. @param root a folder with another one */
export function forgetContent(root?: string) {
  const folder = `${contentFolder(root)}:`
  for (const key of cache.keys()) if (key.startsWith(folder)) cache.delete(key)
}
