import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../scripts/run/free-port.mjs'
import { copyProject } from './support/project-copy.ts'

// `npm run dev` on a copy of the project: what it shows after a file has changed.

const copy = copyProject('development-')
let server: ChildProcess
let origin: string

beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const args = ['node_modules/.bin/vite', '--port', String(port), '--strictPort']
  server = spawn(process.execPath, args, {
    cwd: copy.root,
    env: { ...process.env, CONTENT_DIR: '' },
    stdio: 'ignore',
  })
  await vi.waitFor(() => fetch(origin), { timeout: 60_000, interval: 200 })
})

afterAll(() => {
  server.kill()
  copy.remove()
})

const page = async (path = '/') => (await fetch(origin + path)).text()
const change = (file: string, from: string | RegExp, to: string) => {
  const before = readFileSync(join(copy.root, file), 'utf8')
  expect(before).toMatch(from)
  writeFileSync(join(copy.root, file), before.replace(from, to))
}

test('a page is rendered when it is asked for, with its styles and the script that reloads it', async () => {
  const html = await page('/carpinteria')
  expect(html).toContain('<h1')
  expect(html).toContain('<script type="module" src="/app/entry.ts"')
  expect(html).toContain('/@vite/client')
  expect(html).toMatch(/<style data-vite-dev-id="[^"]*page-head.module.css">[^<]+</)
})

test('an address without a page is answered with 404 and the not-found page', async () => {
  const answer = await fetch(`${origin}/no-existe`)
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Pagina no encontrada')])
})

test.each([
  ['section', 'app/sections/about-block/about-block.tsx', '<blockquote', '<blockquote data-changed="section"'],
  ['style', 'app/styles/tokens.css', '--raw-paper:', '--changed: style; --raw-paper:'],
  ['content file', 'content/home.yaml', /description: \S+/, 'description: changed-content'],
])('a changed %s shows with the next look', async (kind, file, from, to) => {
  change(file, from, to)
  await expect.poll(() => page(), { timeout: 10_000 }).toMatch(/changed(: |="|-)/)
  expect(await page()).toContain(kind === 'content file' ? 'changed-content' : kind)
})
