import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverArguments } from '../server/command.mjs'
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
  change(join(copy.root, 'app/renderer/document.tsx'), /<html /, '<html data-version="2" ')
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

test('a wrong setting refuses the build in one sentence, and what was built before goes on being served', async () => {
  for (const name of ['server', 'desk', 'package-lock.json']) cpSync(name, join(copy.root, name), { recursive: true })
  change(join(copy.root, 'content/settings.yaml'), /^home: .*$/m, 'home: carrusel')
  const sentence = /^content\/settings\.yaml: "home" is "carrusel"; expected "slider" or "boxes"\.$/m
  const { options } = copy.build
  const env = { ...options.env, DATA_DIR: join(copy.root, 'data'), PORT: '0', HOST: '127.0.0.1' }
  const refused = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { ...options, env, encoding: 'utf8' })
  expect(refused.status).toBe(1)
  expect(refused.stderr).toMatch(sentence)
  expect(refused.stderr).not.toMatch(/^\s+at /m)
  // As `npm start` does it, and as docs/deploy/veta.service does.
  for (const args of [['scripts/run.mjs', 'start'], serverArguments]) {
    const server = spawn(process.execPath, args, { ...options, env })
    const ended = once(server, 'exit')
    try {
      let output = ''
      const address = await new Promise<string>((resolve, reject) => {
        for (const stream of [server.stdout, server.stderr])
          stream.on('data', (text: Buffer) => {
            output += text
            const found = /is ready: (\S+)/.exec(output)?.[1]
            if (found) resolve(found)
          })
        void ended.then(() => reject(new Error(output)))
      })
      expect(output).toMatch(sentence)
      expect(output.match(/THE LAST GOOD BUILD IS SERVED/g)).toHaveLength(1)
      expect(await (await fetch(`${address}/carpinteria`)).text()).toContain('613')
    } finally {
      server.kill()
      await ended
    }
  }
  // What cannot be served at all is refused.
  const wrong = { ...options, env: { ...env, PORT: 'ocho' }, encoding: 'utf8' } as const
  expect(spawnSync(process.execPath, serverArguments, wrong)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Environment variable PORT is "ocho"; allowed is [^\n]+\n$/),
  })
}, 300_000)

test('a field that the new version demands stops the build with its file and name', () => {
  change(join(copy.root, 'reader/settings.ts'), '  brand: text', '  motto: text,\n  brand: text')
  const { status, stderr } = run('scripts/build-site.ts', { BUILD_DIR: 'build-next' })
  expect(status).not.toBe(0)
  expect(stderr).toContain('content/settings.yaml: "motto" is missing')
  expect(readFileSync(join(copy.client, 'carpinteria/index.html'), 'utf8')).toContain('613')
}, 300_000)
