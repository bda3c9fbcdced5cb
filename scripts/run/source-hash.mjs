import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['app', 'content', 'contracts', 'design', 'desk', 'public', 'reader', 'scripts', 'words']
const files = ['package-lock.json', 'tsconfig.json', 'vite.config.ts']
// Made from content/photos by the build itself, and named in its manifest.
const outputs = new Set(['public/photos'])
const contentDir = () => process.env.CONTENT_DIR || 'content'

/** One hash over every file from which the site is built: path and content. The texts count as `content/…` wherever they are. */
export function sourceHash() {
  const hash = createHash('sha256')
  for (const path of [...sources.flatMap(list), ...files]) {
    const file = placeOf(path)
    if (existsSync(file)) hash.update(path).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function list(folder) {
  const place = placeOf(folder)
  if (!existsSync(place) || outputs.has(folder)) return []
  return readdirSync(place)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      return statSync(placeOf(path)).isDirectory() ? list(path) : [path]
    })
}

const placeOf = (path) =>
  path === 'content' || path.startsWith('content/') ? join(contentDir(), path.slice('content'.length)) : path
