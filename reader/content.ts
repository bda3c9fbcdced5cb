// The content that is read: a folder, and what has been read of it so far.
import { join, resolve } from 'node:path'

const openContent = (folder: string) => ({ folder, parts: new Map<string, unknown>() })

/** The folder with the owner's texts. */
const ownFolder = () => resolve(process.env.CONTENT_DIR || 'content')
let own = openContent(ownFolder())
/** What is read in place of it. */
let other: typeof own | undefined

function current() {
  if (own.folder !== ownFolder()) replaceContent()
  return other ?? own
}

/** From now on everything is read anew: the files have changed. */
export function replaceContent() {
  own = openContent(ownFolder())
}

/** Has `work`, which must not wait for anything, read another folder. */
export function readingFrom<T>(folder: string, work: () => T): T {
  const before = other
  other = openContent(folder)
  try {
    return work()
  } finally {
    other = before
  }
}

/** What `read` gives, once for this content. */
export function once<T>(name: string, read: () => T): T {
  const { parts } = current()
  if (!parts.has(name)) parts.set(name, read())
  return parts.get(name) as T
}

export const contentFolder = () => current().folder

/** Where a file `content/…` lies. */
export const contentFile = (file: string) => join(contentFolder(), file.replace(/^content\//, ''))
