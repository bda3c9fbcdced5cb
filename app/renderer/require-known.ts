/**
 * A text of the owner that became a script, or a sheet where no sheet is expected, would be stopped by the page's policy;
 * it stops the build too.
 * @throws where a page holds an inline script that is none of `scripts`, or a style outside of its head; names the page and
 * how it begins
 */
export function requireKnown(path: string, html: string, scripts: readonly string[]): void {
  const foreign = inlineScripts(html).find((text) => !scripts.includes(text))
  const [style] = rawElements(html.slice(html.search(/<body[\s>]/i)), 'style')
  const [kind, begin] = foreign === undefined ? ['style in its body', style?.text] : ['script', foreign]
  if (begin !== undefined)
    throw new Error(`${path} has an inline ${kind} that the build does not know: ${JSON.stringify(begin.slice(0, 80))}`)
}

/** Those that a browser would run; data blocks (JSON-LD) are none. */
export const inlineScripts = (html: string): string[] =>
  rawElements(html, 'script')
    .filter(({ attributes, text }) => text !== '' && !/\bsrc=/.test(attributes) && !isData(attributes))
    .map(({ text }) => text)

/** The elements whose text is no markup, as browsers read them: one pass, whatever stands in the page. */
function rawElements(html: string, name: 'script' | 'style'): { attributes: string; text: string }[] {
  const begin = new RegExp(`<${name}(?=[\\s/>])`, 'gi')
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  const found: { attributes: string; text: string }[] = []
  while (begin.exec(html)) {
    const open = html.indexOf('>', begin.lastIndex)
    if (open < 0) break
    end.lastIndex = open
    const close = end.exec(html)?.index ?? html.length
    found.push({ attributes: html.slice(begin.lastIndex, open), text: html.slice(open + 1, close) })
    begin.lastIndex = close
  }
  return found
}

const isData = (attributes: string) => /\btype="application\/(ld\+)?json"/.test(attributes)
