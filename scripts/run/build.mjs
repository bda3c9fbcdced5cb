import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, run } from './child.mjs'
import { sourceHash } from './source-hash.mjs'

const target = 'build'
const stamp = 'source-hash'

/** Builds unless `build/`, or what the desk has published, was made from exactly these sources. */
export function buildIfStale() {
  finishPublication()
  const hash = sourceHash()
  const published = join(desk(), 'site/current')
  const isMadeFrom = (folder) => existsSync(join(folder, stamp)) && readFileSync(join(folder, stamp), 'utf8') === hash
  if (isMadeFrom(target) || (existsSync(join(target, 'desk')) && isMadeFrom(published))) return
  build()
}

const desk = () => join(process.env.DATA_DIR || 'data', 'desk')

/** Ends a publication that a crash has interrupted: half of its texts must not be built. */
function finishPublication() {
  if (existsSync(join(desk(), 'publication.json'))) step('publication', ['server/cli/finish-publication.ts'])
}

/** Makes the site beside the old one and swaps them at the end, so that `build/` is never half-written. */
export function build() {
  const started = Date.now()
  console.log('Building the site …')
  const fresh = join('.cache', `build-${process.pid}`)
  const old = `${fresh}-old`
  mkdirSync('.cache', { recursive: true })
  try {
    // Nothing else has been said: the sentence is the whole message.
    if (run(node, ['scripts/check-content.ts']) !== 0) throw new Error('Nothing has been built.')
    makePhotos()
    step('pages', ['scripts/build-site.ts'], { BUILD_DIR: fresh, NODE_ENV: 'production' })
    step('desk', ['scripts/build-desk.ts'], { BUILD_DIR: fresh, NODE_ENV: 'production' })
    writeFileSync(join(fresh, stamp), sourceHash())
    if (existsSync(target)) renameSync(target, old)
    renameSync(fresh, target)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
  }
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  step('launch', ['scripts/launch.ts', '--count'])
}

/** Encodes new photographs and draws the placeholders of missing ones. */
export function makePhotos() {
  step('photos', ['scripts/photos.ts'])
}

function step(name, args, env = {}) {
  if (run(node, args, { env }) !== 0) throw new Error(`The build stopped at the step "${name}".`)
}
