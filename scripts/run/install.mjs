import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './child.mjs'

/**
 * Installs what the lock file says, each package checked against its hash, when one is missing or has another version.
 * A fresh clone by `npm ci`. That empties node_modules first, so an update, beside a server that still runs from there,
 * goes by `npm install --no-save`: the same versions and hashes, and it touches only what is new.
 */
export function ensureInstalled() {
  if (!isInstalled()) install()
  linkNode()
}

function install() {
  console.log('Installing packages (once, about a minute) …')
  const started = Date.now()
  const command = existsSync('node_modules') ? ['install', '--no-save'] : ['ci']
  if (run('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true }) !== 0) {
    throw new Error(`npm ${command.join(' ')} failed; its output is above.`)
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

/**
 * Puts the pinned Node where everything starts it. npm 10 leaves the link out: packages of other systems, which it skips,
 * have a command of the same name. Throws where the lock file has no Node for this machine.
 * @param {{ platform: string, arch: string }} system
 */
export function linkNode({ platform, arch } = process, root = '.') {
  const packages = join(root, 'node_modules')
  const link = join(packages, '.bin/node')
  if (existsSync(link)) return
  const system = `${platform}-${arch}`
  const name = [`node-${system}`, `node-bin-${system}`].find((name) => existsSync(join(packages, name)))
  if (name === undefined) {
    throw new Error(
      `No Node for ${system} among the packages: package.json, optionalDependencies, names those for Linux and macOS on x64 and arm64.`,
    )
  }
  symlinkSync(join('..', name, 'bin/node'), link)
}
