import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['app', 'content', 'contracts', 'design', 'public', 'scripts']
const files = ['package-lock.json', 'tsconfig.json', 'vite.config.ts']
// Made from content/photos by the build itself, and named in its manifest.
const outputs = new Set(['public/photos'])

/** One hash over every file from which the site is built: path and content. */
export function sourceHash() {
  const hash = createHash('sha256')
  for (const path of [...sources.flatMap(list), ...files]) {
    if (existsSync(path)) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

function list(folder) {
  if (!existsSync(folder) || outputs.has(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? list(path) : [path]
    })
}
