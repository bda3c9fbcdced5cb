import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { version?: string; resolved?: string; license?: string; dev?: boolean; devOptional?: boolean }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
const wanted = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>

// None of these forbids commercial use or asks for our own source.
const allowed = /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|OFL-1\.1)\b/

// libvips, which sharp loads as a library of its own and unchanged: that leaves our source ours. It runs on the server only.
const libvips = /^node_modules\/@img\/sharp-libvips-/

// Their licence reaches their own files only, which stay unchanged: our source stays ours. They run on the server only.
const ownFilesOnly = /^node_modules\/(web-push|lightningcss(-[^/]+)?)$/

// As free as the MIT licence; part of what reads the fonts when a site is built.
const python = 'node_modules/argparse'

// MIT by its LICENSE file; its package.json does not say so.
const unsaid = ['node_modules/png-js']

test('what ships may be used commercially', () => {
  const shipped = packages.filter(([, { dev, devOptional }]) => !dev && !devOptional)
  expect(shipped.length).toBeGreaterThan(20)
  const doubtful = shipped.filter(
    ([path, { license = '' }]) =>
      !allowed.test(license) &&
      !unsaid.includes(path) &&
      !(libvips.test(path) && license === 'LGPL-3.0-or-later') &&
      !(ownFilesOnly.test(path) && license === 'MPL-2.0') &&
      !(path === python && license === 'Python-2.0'),
  )
  expect(doubtful.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

test('versions are exact, and the lock file names no registry', () => {
  for (const group of ['dependencies', 'devDependencies']) {
    for (const [name, version] of Object.entries(wanted[group] ?? {})) expect(version, name).toMatch(/^\d+\.\d+\.\d+/)
  }
  expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})
