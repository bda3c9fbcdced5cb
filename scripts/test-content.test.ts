import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/server/server.ts'

const folder = temporaryFolder()
afterAll(folder.remove)
const module = resolve('scripts/run/test-content.mjs')

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder.path, name)), { recursive: true })
  writeFileSync(join(folder.path, name), text)
}
/** The folder of texts that tests read in a checkout like this, and what is printed. */
function layOut() {
  const script = `const { readTestContent } = await import(${JSON.stringify(module)})
    readTestContent()
    console.log(process.env.CONTENT_DIR ?? 'content')`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder.path,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const lines = stdout.trim().split('\n')
  return { told: lines.slice(0, -1).join('\n'), content: resolve(folder.path, lines.at(-1) ?? '') }
}

test('tests read content/ while it is what ships, and their own once the owner has changed it', () => {
  for (const root of ['content', 'tests/content']) {
    write(`${root}/conditions.yaml`, 'from: 590\n')
    write(`${root}/photos.yaml`, 'puerta:\n  alt: Puerta\n')
  }
  write('content/photos/puerta.jpg', 'a door')
  write('content/photos/manifest.json', '{}')
  for (const folder of ['template', 'drawings', 'nights']) write(`content/${folder}/puerta.yaml`, folder)
  expect(layOut()).toEqual({ told: '', content: join(folder.path, 'content') })

  write('content/conditions.yaml', 'from: 620\n')
  write('content/services/07-tapiceria.md', 'seventh')
  write('content/photos/silla.jpg', 'a chair of the owner’s')
  const { told, content } = layOut()
  expect(told).toContain('in conditions.yaml, services/07-tapiceria.md: the tests read their own')
  const read = (name: string) => readFileSync(join(content, name), 'utf8')
  expect(read('conditions.yaml')).toBe('from: 590\n')
  expect(read('photos/puerta.jpg')).toBe('a door')
  for (const name of ['services/07-tapiceria.md', 'photos/silla.jpg']) expect(() => read(name), name).toThrow('ENOENT')
})
