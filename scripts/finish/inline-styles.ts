const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*?\/?>/g

/**
 * Puts the CSS of a page's stylesheets into one `<style>` where the first of them stood. The links go: React does not
 * look for them when it hydrates, since `shareStyles` takes them out of the manifest as well.
 * @param read gives the text of a stylesheet by its address
 */
export async function inlineStyles(
  html: string,
  read: (href: string) => Promise<string>,
): Promise<{ html: string; hrefs: string[] }> {
  const links = [...html.matchAll(stylesheetLink)]
  const hrefs = links.map(([, href]) => href as string)
  const first = links[0]
  if (!first) return { html, hrefs }
  const sheets = await Promise.all(hrefs.map(read))
  assertLayerOrder(sheets)
  const css = sheets.join('')
  // A text that ends the element early would spill the rest of the sheet into the page.
  if (/<\/style/i.test(css)) throw new Error('finish-build: a stylesheet contains "</style" and cannot be inlined.')
  const after = html.slice(first.index).replace(stylesheetLink, '')
  return { html: fontsFirst(`${html.slice(0, first.index)}<style>${css}</style>${after}`), hrefs }
}

/** The request for a font shall leave before the browser has read all the CSS. */
function fontsFirst(html: string): string {
  const fonts = html.match(/<link rel="preload"[^>]* as="font"[^>]*>|<link as="font"[^>]*>/g) ?? []
  const without = fonts.reduce((text, link) => text.replace(link, ''), html)
  return without.replace(/<meta charset="utf-8"\/>/i, (charset) => charset + fonts.join(''))
}

/** Sheets stand in any order later; that is safe only while the first one (the root's) names every layer. */
function assertLayerOrder([root = '', ...others]: string[]): void {
  const known = layerNames(root)
  const strangers = others.flatMap(layerNames).filter((name) => !known.includes(name))
  if (strangers.length === 0) return
  throw new Error(`finish-build: the layer "${strangers[0]}" is not in the order that app/styles/index.css declares.`)
}

function layerNames(css: string): string[] {
  return [...css.matchAll(/@layer ([\w-]+(?:\s*,\s*[\w-]+)*)\s*[;{]/g)].flatMap(([, names]) =>
    (names as string).split(/\s*,\s*/),
  )
}
