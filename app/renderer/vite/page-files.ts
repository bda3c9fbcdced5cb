import { readFileSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { PageFiles } from '#app/renderer/document.tsx'

/** Sheets come in any order: that of the cascade layers is declared before them. */
const layers = /@layer [\w-]+(?:,\s*[\w-]+)+;/.exec(readFileSync('app/styles/index.css', 'utf8'))?.[0] ?? ''

/**
 * Puts fonts and pictures of the pages among the files for the browser, and gives what names a page's own files: the CSS
 * of all that its sources import, and the entry script.
 * @param server folder of the build that renders
 * @param client of what the browser gets
 */
export async function pageFiles(server: string, client: string): Promise<(sources: string[]) => Promise<PageFiles>> {
  const manifest = await readManifest(server)
  const script = (await readManifest(client))['app/entry.ts']?.file
  if (!script) throw new Error('build: the browser’s entry script is missing from the manifest.')
  await cp(join(server, 'static'), join(client, 'static'), {
    recursive: true,
    filter: (file) => !/\.(css|js)$/.test(file),
  })
  const sheets = new Map<string, Promise<string>>()
  const read = (file: string) => {
    if (!sheets.has(file)) sheets.set(file, readSheet(join(server, file)))
    return sheets.get(file) as Promise<string>
  }
  return async (sources) => {
    const names = [...new Set(sources.flatMap((key) => sheetsOf(manifest, key)))]
    const css = inLayerOrder((await Promise.all(names.map(read))).join(''))
    return { css, script: `/${script}` }
  }
}

const readSheet = async (file: string) => (await readFile(file, 'utf8')).trim()

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))

/** What loads all pages; it alone imports what is not in a page. */
export const rendererFile = 'app/renderer/render.tsx'
/** They come when they are needed and bring their sheets along (app/browser/adopt-sheet.ts). */
export const withOwnSheet = [
  'app/enquiry/photos/photo-list.tsx',
  'app/shell/search-box/search-results.tsx',
  'app/ui/lightbox/lightbox-window.tsx',
]

/** Those of a module and of what it imports, the deepest first; also of what it imports later, whose script has none. */
function sheetsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key) || withOwnSheet.includes(key)) return []
  seen.add(key)
  const others = [...(chunk.imports ?? []), ...((key !== rendererFile && chunk.dynamicImports) || [])]
  return [...others.flatMap((other) => sheetsOf(manifest, other, seen)), ...(chunk.css ?? [])]
}

/** @throws where a sheet names a layer that app/styles/index.css does not */
function inLayerOrder(css: string): string {
  const known: string[] = layers.match(/[\w-]+/g) ?? []
  const stranger = [...css.matchAll(/@layer ([\w-]+)\s*\{/g)].find(([, name]) => !known.includes(name as string))
  if (stranger)
    throw new Error(`build: the layer "${stranger[1]}" is not in the order that app/styles/index.css declares.`)
  // A text that ends the element early would spill the rest of the sheet into the page.
  if (/<\/style/i.test(css)) throw new Error('build: a stylesheet contains "</style" and cannot be inlined.')
  return layers + css
}
