import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentFile, contentFolder } from '#reader/content.ts'

/**
 * Gives the date of a content file: of its last commit; for what git does not know or has changed since, of the disk. A
 * draft is built from a copy: what is in it as it is published (in PUBLISHED_CONTENT_DIR) keeps that file's date.
 */
export function contentDates(): (file: string) => number | undefined {
  const published = resolve(process.env.PUBLISHED_CONTENT_DIR || contentFolder())
  const commits = commitDates(published)
  return (file) => {
    const name = file.replace(/^content\//, '')
    const draft = contentFile(file)
    const kept = resolve(published, name)
    if (draft !== kept && !isEqual(draft, kept)) return changedAt(draft)
    return commits.get(name) ?? changedAt(kept)
  }
}

function commitDates(folder: string): Map<string, number> {
  const dates = new Map<string, number>()
  try {
    let date = 0
    for (const line of git(folder, 'log', '--format=@%cI', '--name-only', '--relative', '--', '.')) {
      if (line.startsWith('@')) date = Date.parse(line.slice(1))
      else if (line && !dates.has(line)) dates.set(line, date)
    }
    for (const name of git(folder, 'diff', '--name-only', '--relative', 'HEAD', '--', '.')) dates.delete(name)
  } catch {} // no git: the dates on the disk
  return dates
}

const isEqual = (one: string, other: string) =>
  existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other))

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** Lines of git's answer. The log of many years is longer than the megabyte that Node takes by itself. */
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 29,
  }).split('\n')
