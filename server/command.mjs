import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How Node runs the server. The young half of V8's memory stays small: on a large machine it would grow to a hundred
 * megabytes, for a service that lives for months beside others.
 */
export const serverArguments = ['--max-semi-space-size=8', 'server/main.ts']

/** Has this process serve what was built last, with its texts, and says so; throws where nothing was built yet. */
export function goOnWithGoodBuild(reason) {
  const content = contentOfGoodBuild()
  if (!content) throw new Error(reason)
  process.env.CONTENT_DIR = content
  process.env.CONTENT_STALE = 'on'
  const line = '='.repeat(72)
  console.error(`${line}\n${reason} The sentence above says what to mend.`)
  console.error(`THE LAST GOOD BUILD IS SERVED, WITHOUT WHAT HAS BEEN CHANGED SINCE.\n${line}`)
}

/** The content that the good build was made from, whichever of the two is served; undefined where there is none. */
function contentOfGoodBuild() {
  const target = process.env.SITE_DIR || 'build'
  const isWhole = (folder) => ['headers.json', 'content'].every((name) => existsSync(join(folder, name)))
  const folders = [target, join(process.env.DATA_DIR || 'data', 'desk/site/current')].filter(isWhole)
  const made = (folder) => lstatSync(folder === target ? join(folder, 'headers.json') : folder).mtimeMs
  const [newest] = folders.sort((a, b) => made(b) - made(a))
  return newest && join(newest, 'content')
}
