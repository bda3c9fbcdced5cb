// `npm run breaks [words]`: makes each defect of breaks.ts in a copy of the project and runs its finder, which must fail.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findBrowser, findShell } from '../../scripts/run/browser.mjs'
import { freePort } from '../../scripts/run/free-port.mjs'
import { type Break, breaks } from './breaks.ts'

const folder = mkdtempSync(join(tmpdir(), 'breaks-'))
const left = new Set(['node_modules', '.git', 'test-results', 'studio'])
cpSync('.', folder, { recursive: true, filter: (path) => !left.has(relative('.', path)) })
symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
const data = join(folder, 'test-data')
const env = {
  ...process.env,
  ...{ CHROMIUM_PATH: findBrowser() ?? '', CHROMIUM_SHELL: findShell() ?? '' },
  ...{ TEST_PORT: String(await freePort()), TEST_DATA_DIR: data },
}

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
/** Pages are built again where their readers are tests of the built site or of the browser. */
const needsBuild = ([file]: Break['finder']) => file.startsWith('tests/')

function passes(finder: Break['finder']): boolean {
  const [file, title] = finder
  if (needsBuild(finder) && run('scripts/run.mjs', 'build').status !== 0) return false
  if (!file.endsWith('.spec.ts')) return run('node_modules/.bin/vitest', 'run', file).status === 0
  return run('node_modules/.bin/playwright', 'test', file, '--workers=1', ...(title ? ['-g', title] : [])).status === 0
}

function isFound({ file, from, to, finder }: Break): boolean {
  const path = join(folder, file)
  const whole = readFileSync(path, 'utf8')
  if (whole.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`)
  writeFileSync(
    path,
    whole.replace(from, () => to),
  )
  try {
    return !passes(finder)
  } finally {
    writeFileSync(path, whole)
  }
}

const wanted = process.argv.slice(2).join(' ')
const chosen = breaks.filter(({ harm, file }) => `${harm} ${file}`.includes(wanted))
try {
  const finders = new Map(chosen.map(({ finder }) => [finder.join(' '), finder]))
  const red = [...finders.values()].filter((finder) => !passes(finder))
  for (const finder of red) console.error(`fails without a break: ${finder.join(' ')}`)
  if (red.length > 0) process.exitCode = 1
  else {
    let found = 0
    for (const one of chosen) {
      const started = Date.now()
      const hit = isFound(one)
      if (hit) found += 1
      const seconds = Math.round((Date.now() - started) / 1000)
      console.log(`${hit ? 'found ' : 'MISSED'} ${String(seconds).padStart(3)} s  ${one.harm} (${one.file})`)
    }
    console.log(`${found} of ${chosen.length} found`)
    if (found < chosen.length) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
