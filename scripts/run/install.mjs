import { existsSync, readFileSync } from 'node:fs'
import { run } from './child.mjs'

/**
 * Installs when a package of the lock file is missing or has another version. Not by `npm ci`: that refuses a lock file
 * without the binaries of other systems, and a registry may serve this system's only. `npm install --no-save` takes
 * the same versions from the lock file and leaves it as it is.
 */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing packages (once, about a minute) …')
  const started = Date.now()
  if (run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true }) !== 0) {
    throw new Error('npm install failed; its output is above.')
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** Compares package-lock.json with the list that npm leaves in node_modules. */
function isInstalled() {
  const installedList = 'node_modules/.package-lock.json'
  if (!existsSync(installedList)) return false
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}
