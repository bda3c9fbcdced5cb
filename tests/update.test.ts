import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from './support/project-copy.ts'

// The owner's texts lie outside of the checkout; a new version of the software comes.
let copy: ProjectCopy
let folder: string
beforeAll(() => {
  copy = copyProject('update-')
  folder = join(mkdtempSync(join(tmpdir(), 'owners-')), 'content')
  cpSync('content', folder, { recursive: true })
})
afterAll(() => {
  copy.remove()
  rmSync(join(folder, '..'), { recursive: true })
})

const change = (file: string, from: string | RegExp, to: string) => {
  const before = readFileSync(file, 'utf8')
  expect(before).toMatch(from)
  writeFileSync(file, before.replace(from, to))
}
const run = (script: string, env: Record<string, string> = {}) => {
  const { options } = copy.build
  return spawnSync(process.execPath, [script], {
    ...options,
    env: { ...options.env, CONTENT_DIR: folder, ...env },
    encoding: 'utf8',
  })
}
const bytesOf = (at: string) =>
  readdirSync(at, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => statSync(join(at, name)).isFile())
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(at, name)))
          .digest('hex')}`,
    )

test('an update keeps the owner’s words, brings its own, and touches nothing of the owner', () => {
  change(join(folder, 'conditions.yaml'), 'Puerta de paso lacada, from: 590', 'Puerta de paso lacada, from: 613')
  expect(run('scripts/photos.ts').status).toBe(0) // the old version has been built once
  const before = bytesOf(folder)
  // What `git pull` brings: other words of a control, and another sample in the checkout's own content.
  change(join(copy.root, 'content/conditions.yaml'), 'from: 590', 'from: 111')
  change(join(copy.root, 'app/page/document.tsx'), /<html /, '<html data-version="2" ')
  const encoded = bytesOf(join(copy.root, 'content/photos'))
  expect(run('scripts/photos.ts').stderr).toBe('')
  expect(run('scripts/build-site.ts').status).toBe(0)
  const page = readFileSync(join(copy.client, 'carpinteria/index.html'), 'utf8')
  expect(page).toContain('613')
  expect(page).toContain('data-version="2"')
  expect(page).not.toContain('111 €')
  expect(readdirSync(join(copy.client, 'photos')).length).toBeGreaterThan(100)
  expect(bytesOf(folder)).toEqual(before)
  expect(bytesOf(join(copy.root, 'content/photos'))).toEqual(encoded)
}, 300_000)

test('a field that the new version demands stops the build with its file and name', () => {
  change(join(copy.root, 'reader/settings.ts'), '  brand: text', '  motto: text,\n  brand: text')
  const { status, stderr } = run('scripts/build-site.ts', { BUILD_DIR: 'build-next' })
  expect(status).not.toBe(0)
  expect(stderr).toContain('content/settings.yaml: "motto" is missing')
  expect(readFileSync(join(copy.client, 'carpinteria/index.html'), 'utf8')).toContain('613')
}, 300_000)
