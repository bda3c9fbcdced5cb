import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createBuilder } from 'vite'
import { moved } from '#contracts/addresses.ts'
import type * as Renderer from './render.tsx'
import type { PageFacts } from './route.ts'
import { pageFiles } from './vite/page-files.ts'

/** What is known of the pages, and the policy that a host sends with each of them. */
type Written = { pages: PageFacts[]; policy: string }

/** Writes all pages and what they load into `client/`. @throws where a page cannot be made */
export async function buildPages(client: string): Promise<Written> {
  const builder = await createBuilder({ mode: 'production', logLevel: 'warn' })
  const server = resolve(builder.environments.ssr?.config.build.outDir ?? '')
  try {
    await builder.buildApp()
    return await writePages(client, server)
  } finally {
    await rm(server, { recursive: true, force: true })
  }
}

/** @param server the folder of what renders */
async function writePages(client: string, server: string): Promise<Written> {
  const renderer: typeof Renderer = await import(join(server, 'render.js'))
  const filesOf = await pageFiles(server, client)
  const write = async (path: string, text: string) => {
    const file = join(client, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const pages: PageFacts[] = []
  // One at a time: a site may have more pages than fit in memory.
  for (const [path, module] of renderer.routeTable()) {
    const files = await filesOf(renderer.sourcesOf(module))
    const { html, facts } = await renderer.renderPage(path, module, files)
    await write(path === renderer.notFound ? '/404.html' : join(path, 'index.html'), html)
    if (path === renderer.notFound) await write('/500.html', renderer.serverErrorPage(files.css))
    pages.push(facts)
  }
  for (const [from, to] of Object.entries(moved)) await write(join(from, 'index.html'), renderer.movedPage(to))
  for (const [path, { text }] of Object.entries(renderer.otherFiles)) await write(path, text())
  await rm(join(client, 'manifest.json'))
  return { pages, policy: renderer.policy() }
}
