import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { node, run, toolEnv } from './child.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome']

/**
 * Path of the Chromium for the browser tests: the one that CHROMIUM_PATH names, one of this machine, else Playwright's
 * own (given as ""), else Debian's package. Throws when none of these is to be had.
 */
export function findBrowser() {
  const found = process.env.CHROMIUM_PATH || onPath()
  if (found) return found
  if (playwrightHasOne()) return ''
  console.log('No Chromium here: trying Playwright’s own …')
  if (run(node, ['node_modules/.bin/playwright', 'install', 'chromium'], { quiet: true }) === 0) return ''
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('Installing Debian’s chromium …')
    run('apt-get', ['update', '-qq'], { quiet: true })
    const install = (...packages) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { quiet: true })
    install('chromium', 'chromium-headless-shell', 'fonts-liberation')
    // Older releases have no package of the shell.
    if (!onPath()) install('chromium', 'fonts-liberation')
  }
  const installed = onPath()
  if (installed) return installed
  throw new Error('No browser: install Chromium, or set CHROMIUM_PATH to one.')
}

/**
 * Path of the machine's Chromium without windows, which draws the same pages for half the processor time, or "". Playwright
 * takes its own where it has one.
 */
export const findShell = () => (process.env.CHROMIUM_PATH ? '' : (onPath('chromium-headless-shell') ?? ''))

export function onPath(...wanted) {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean)
  const candidates = (wanted.length > 0 ? wanted : names).flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find(isExecutable)
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function playwrightHasOne() {
  const script = "console.log(require('@playwright/test').chromium.executablePath())"
  const { stdout } = spawnSync(node, ['-e', script], { encoding: 'utf8', env: toolEnv() })
  return existsSync(stdout.trim())
}
