import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, parse, relative, resolve } from 'node:path'

/** What the tests say the workshop says: the sample house's texts, as it ships. */
const own = 'tests/content'
/** Its pictures, and the English template, are those of the site. */
const shared = ['template', 'photos', 'drawings', 'nights']
const made = '.cache/test-content'

/**
 * Has the tests read a content of their own, so that no price, question or service of the owner's turns one red. As long
 * as content/ is what ships, the two are one, and it is read itself. To be called before anything is read; what it starts
 * finds the folder as it is. Gives the files that differ.
 */
export function readTestContent() {
  const isLaidOut = process.env.CONTENT_DIR === resolve(made)
  const changed = changedTexts()
  delete process.env.CONTENT_DIR
  if (changed.length === 0) return changed
  process.env.CONTENT_DIR = resolve(made)
  process.env.PUBLISHED_CONTENT_DIR = resolve(own)
  if (isLaidOut) return changed
  rmSync(made, { recursive: true, force: true })
  cpSync(own, made, { recursive: true, preserveTimestamps: true })
  const ids = readFileSync(join(own, 'photos.yaml'), 'utf8').match(/^[\w-]+(?=:)/gm) ?? []
  const isKnown = (path) => !/\.(jpe?g|png|webp|avif|tiff?|svg)$/.test(path) || ids.includes(parse(path).name)
  for (const folder of shared) cpSync(join('content', folder), join(made, folder), { recursive: true, filter: isKnown })
  console.log(
    `content/ says other things than tests/content in ${changed.join(', ')}: the tests read their own. Once it ships so: npm run test:content`,
  )
  return changed
}

/** Takes what content/ says over into the tests. */
export function takeOverContent() {
  rmSync(own, { recursive: true, force: true })
  for (const file of textsOf('content')) cpSync(join('content', file), join(own, file))
}

function changedTexts() {
  const files = new Set([...textsOf('content'), ...textsOf(own)])
  return [...files].filter((file) => textOf('content', file) !== textOf(own, file))
}

const textsOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|yaml|txt)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !shared.includes(dirname(file)))
    .sort()

function textOf(folder, file) {
  const path = join(folder, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
