import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { contentFile } from '#reader/content.ts'

const entry = `mesa:
  alt: "Mesa de nogal junto a la ventana"
  caption: "Mesa de nogal, Toledo"
  credit: "Taller"
  size: [1600, 1067]
`

/** A project with one picture in its list; `run` does what \`npm run photos\` does there. */
function setUp() {
  const root = mkdtempSync(join(tmpdir(), 'photos-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['photos', 'drawings', 'nights']) mkdirSync(join(root, 'content', folder), { recursive: true })
  cpSync(contentFile('content/settings.yaml'), join(root, 'content/settings.yaml'))
  writeFileSync(join(root, 'content/photos.yaml'), entry)
  const run = () => {
    const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/photos.ts')], {
      cwd: root,
      env: { ...process.env, CONTENT_DIR: '' },
      encoding: 'utf8',
    })
    return { status, stderr }
  }
  const drop = (name: string, bytes: Buffer) => writeFileSync(join(root, 'content/photos', name), bytes)
  const made = () => readdirSync(join(root, 'public/photos')).sort()
  const manifest = () => JSON.parse(readFileSync(join(root, 'content/photos/manifest.json'), 'utf8'))
  return { run, drop, made, manifest }
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a5682a' } }).jpeg()

test('a dropped picture becomes AVIF and JPEG at the widths of the layout, the wide ones lighter for dense screens too; without one stands a drawn placeholder', async () => {
  const { run, drop, made, manifest } = setUp()
  expect(run().status).toBe(0)
  expect(made()).toEqual(['mesa.svg'])
  drop('mesa.jpg', await photo(1700, 1100).toBuffer())
  expect(run().status).toBe(0)
  const { hash, widths } = manifest().mesa
  expect(widths).toEqual([480, 800, 1200, 1600])
  const plain = widths.map((w: number) => `mesa-${hash}-${w}.avif`)
  const jpegs = [480, 800, 1200].map((w) => `mesa-${hash}-${w}.jpg`)
  const dense = [1200, 1600].map((w) => `mesa-${hash}-${w}-2x.avif`)
  expect(made()).toEqual([...plain, ...jpegs, ...dense].sort())
})

test('a line drawing stands beside the picture that it was made of, and goes when another takes its place', async () => {
  const { run, drop, made, manifest } = setUp()
  const drawings = () => made().filter((name) => name.endsWith('.svg'))
  drop('mesa.jpg', await photo(500, 300).toBuffer())
  run()
  const { hash } = manifest().mesa
  drop('../drawings/mesa.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" data-of="${hash}"/>`))
  run()
  expect(drawings()).toEqual([`mesa-${hash}-${manifest().mesa.drawing}.svg`])
  drop('mesa.jpg', await photo(500, 400).toBuffer())
  run()
  expect(manifest().mesa).not.toHaveProperty('drawing')
  expect(drawings()).toEqual([])
})

test('a night stands beside the picture from whose scene it was rendered, and goes when another takes its place', async () => {
  const { run, drop, made, manifest } = setUp()
  const nights = () => made().filter((name) => name.includes('-n'))
  drop('mesa.jpg', await photo(500, 300).toBuffer())
  run()
  const { hash } = manifest().mesa
  const evening = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#14110e' } })
    .jpeg()
    .toBuffer()
  drop('../nights/mesa.jpg', Buffer.concat([evening, Buffer.from(`night of ${hash}`)]))
  run()
  const { night } = manifest().mesa
  expect(nights()).toEqual([`mesa-${night}-480.avif`, `mesa-${night}-480.jpg`])
  drop('mesa.jpg', await photo(500, 400).toBuffer())
  run()
  expect(manifest().mesa).not.toHaveProperty('night')
  expect(nights()).toEqual([])
})

test("the camera's orientation is followed", async () => {
  const { run, drop, manifest } = setUp()
  drop('mesa.jpg', await photo(1600, 1000).withMetadata({ orientation: 6 }).toBuffer())
  expect(run().status).toBe(0)
  const { width, height } = manifest().mesa
  expect(height).toBeGreaterThan(width)
})

test.each([
  ['broken', async () => Buffer.from('no picture at all')],
  ['tiny', async () => photo(200, 120).toBuffer()],
])('a %s file gets one clear sentence with its name', async (_, bytes) => {
  const { run, drop } = setUp()
  drop('mesa.jpg', await bytes())
  const { status, stderr } = run()
  expect(status).not.toBe(0)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain('content/photos/mesa.jpg: ')
})

test('a picture that the list does not name gets one clear sentence', async () => {
  const { run, drop } = setUp()
  drop('silla.jpg', await photo(1600, 1000).toBuffer())
  const { status, stderr } = run()
  expect(status).not.toBe(0)
  expect(stderr).toContain('content/photos.yaml has no entry "silla"')
})
