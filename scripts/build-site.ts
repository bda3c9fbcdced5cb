// npm run build, after the pictures: BUILD_DIR gets `client/`, all that a host serves, and `headers.json`.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createBuilder } from 'vite'
import { moved } from '#contracts/addresses.ts'
import type * as Renderer from '../app/renderer/render.tsx'
import { pageFiles } from '../app/renderer/vite/page-files.ts'
import { finishBuild } from './build/finish.ts'
import { movedPage } from './build/moved-page.ts'
import { copyEncoded } from './photos/folder.ts'

const folder = resolve(process.env.BUILD_DIR ?? 'build')
const client = join(folder, 'client')

const builder = await createBuilder({ mode: 'production', logLevel: 'warn' })
await builder.buildApp()
await copyEncoded(client)
const { renderPage, routeTable, sourcesOf, otherFiles, inlineScripts }: typeof Renderer = await import(
  join(folder, 'server/render.js')
)
const filesOf = await pageFiles(folder)

// One at a time: a site may have more pages than fit in memory.
for (const [path, module] of routeTable()) {
  const html = await renderPage(path, module, await filesOf(sourcesOf(module)))
  await write(path === '/404' ? '/404.html' : join(path, 'index.html'), html)
}
for (const [from, to] of Object.entries(moved)) await write(join(from, 'index.html'), movedPage(to))
for (const [path, { text }] of Object.entries(otherFiles)) await write(path, text())
await rm(join(folder, 'server'), { recursive: true })
await rm(join(client, 'manifest.json'))
await finishBuild(folder, inlineScripts)

async function write(path: string, text: string) {
  const file = join(client, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
