import { createHash } from 'node:crypto'
import { loader } from './loader.ts'

/** The script of one page as a file of its own: `address` below the site's root, and its text. */
export type PageModule = { address: string; code: string }

/**
 * Takes everything that React Router starts a page with out of its HTML (context, module imports, loader data, the
 * inserts of its stream) and puts it into one module, which a small inline loader starts late. The HTML keeps two
 * script elements, because React looks for them when it hydrates. Throws when the HTML is not as React Router 8 and
 * React 19 write it.
 */
export function deferScripts(source: string): { html: string; module: PageModule } {
  const context = take(/<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/.exec(source), 'context script')
  const starter = take(/<script type="module" async="">([\s\S]*?)<\/script>/.exec(source), 'module script')
  const chunks = [...source.matchAll(/streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g)].map(
    (m) => m[1] as string,
  )
  const preloads = [...source.matchAll(/<link rel="modulepreload" href="([^"]+)"\/>/g)].map((m) => m[1] as string)
  const code = pageModule(context.text, starter.text, chunks, preloads)
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  const module = { address: `/assets/page-${hash}.js`, code }
  const html = withoutStream(source)
    .replace(context.element, () => '<script></script>')
    .replace(starter.element, () => `<script data-module="${module.address}">${loader}</script>`)
    .replace(/<link rel="modulepreload" href="[^"]+"\/>/g, '')
  if (/__reactRouter|<template id="B:|\$RC/.test(html)) {
    throw new Error('finish-build: a page streams more than its loader data (a Suspense boundary that was not ready?).')
  }
  return { html, module }
}

function take(match: RegExpExecArray | null, name: string): { element: string; text: string } {
  if (!match?.[1]) throw new Error(`finish-build: a page has no ${name}; has React Router changed its HTML?`)
  return { element: match[0], text: match[1] }
}

/** All files are asked for at once: with static imports each level would wait for the one before. */
function pageModule(context: string, starter: string, chunks: string[], preloads: string[]): string {
  const imports = [...starter.matchAll(/^import (?:\* as (\w+) from )?"([^"]+)";?$/gm)]
  // A route whose client loader or action is a chunk of its own is put together from its chunks.
  const merged = [...starter.matchAll(/^const \w+ = \{\.\.\.[\w.,]+\};$/gm)].map(([line]) => line)
  const routes = /window\.__reactRouterRouteModules = \{([\s\S]*?)\};/.exec(starter)?.[1]
  const entry = /^import\("([^"]+)"\);$/m.exec(starter)?.[1]
  if (!routes || !entry || imports.length === 0) throw new Error('finish-build: unknown shape of the module script.')
  return [
    `document.head.append(...${JSON.stringify(preloads)}.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })))`,
    context,
    ...chunks.map((chunk) => `window.__reactRouterContext.streamController.enqueue(${chunk})`),
    'window.__reactRouterContext.streamController.close()',
    `const [${imports.map(([, name]) => name ?? '').join(', ')}] = await Promise.all([${imports.map(([, , from]) => `import("${from}")`).join(', ')}])`,
    ...merged,
    `window.__reactRouterRouteModules = {${routes}}`,
    `await import("${entry}")`,
    '',
  ].join('\n')
}

/** React's stream of the loader data follows the page's content, just before `</body>`; nothing in it is visible. */
function withoutStream(html: string): string {
  const end = html.lastIndexOf('</body>')
  const starter = html.indexOf('<script type="module" async="">')
  const afterStarter = html.indexOf('</script>', starter) + '</script>'.length
  const marker = html.slice(afterStarter, end).search(/<!--\$[?]?-->/)
  if (starter < 0 || marker < 0) throw new Error('finish-build: a page has no stream after its module script.')
  return html.slice(0, afterStarter + marker) + html.slice(end)
}
