import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const manifestStart = 'window.__reactRouterManifest='

/**
 * One sheet for all pages of a language, which the browser fetches when it is idle (app/behaviour/page-styles.ts): from
 * then on no client navigation waits for CSS. React Router's own way, several small sheets per route, would put them into
 * the page that is being left and take them out again, and that page would be laid out anew each time.
 * @param used per language, the addresses of the stylesheets of its pages, the root's first
 * @param read gives the text of a stylesheet by its address
 */
export async function shareStyles(
  client: string,
  used: ReadonlyMap<string, ReadonlySet<string>>,
  read: (href: string) => Promise<string>,
): Promise<void> {
  const sheets: Sheet[] = []
  for (const [language, hrefs] of used) {
    const css = (await Promise.all([...hrefs].map(read))).join('')
    const address = `/assets/pages-${language}-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
    await writeFile(join(client, address), css)
    sheets.push({ address, hrefs })
  }
  const name = (await readdir(join(client, 'assets'))).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('finish-build: there is no manifest of React Router; has it changed its name?')
  const file = join(client, 'assets', name)
  await writeFile(file, withSharedStyles(await readFile(file, 'utf8'), sheets))
}

type Sheet = { address: string; hrefs: ReadonlySet<string> }

/** React Router's manifest with the one sheet of each route in place of those that it would load itself. */
function withSharedStyles(source: string, sheets: Sheet[]): string {
  if (!source.startsWith(manifestStart)) throw new Error('finish-build: unknown shape of the manifest.')
  const manifest = JSON.parse(source.slice(manifestStart.length).replace(/;\s*$/, ''))
  for (const route of Object.values<{ id: string; css: string[]; sheet?: string }>(manifest.routes)) {
    const sheet = sheets.find(({ hrefs }) => route.css.every((href) => hrefs.has(href)))
    if (!sheet) throw new Error(`finish-build: no page shows the styles of the route "${route.id}".`)
    route.sheet = sheet.address
    route.css = []
  }
  return `${manifestStart}${JSON.stringify(manifest)};`
}
