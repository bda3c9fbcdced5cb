import { STATUS_CODES } from 'node:http'
import { escapeHtml } from '#contracts/html.ts'
import { colors } from '#contracts/theme.ts'
import { backToForm, failureTitle, goOn, home } from '#words/errors-words.ts'

interface ErrorPage {
  status: number
  title?: string
  message: string
  /** Whether the visitor comes from the form, and may want to go back to it. */
  form?: boolean
}

/** A small page that stands alone: for answers to a browser without JavaScript and for errors before a site is built. */
export function errorPage({ status, title = failureTitle, message, form = false }: ErrorPage): string {
  const back = form ? `<a href="/contacto">${backToForm}</a> · ` : ''
  return page(title, [
    `<p>${title === failureTitle || status === 404 ? '' : `${failureTitle} `}${status} ${STATUS_CODES[status] ?? ''}</p>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(message)}</p>`,
    `<p>${back}<a href="/">${home}</a></p>`,
  ])
}

/** The same for what went well, but not in every point; from there it goes on to `next`. */
export function noticePage({ title, messages, next }: { title: string; messages: readonly string[]; next: string }) {
  return page(title, [
    `<h1>${escapeHtml(title)}</h1>`,
    ...messages.map((message) => `<p>${escapeHtml(message)}</p>`),
    `<p><a href="${escapeHtml(next)}">${goOn}</a></p>`,
  ])
}

/** The brand above a page, which leads home. */
export const brandLine = (brand: string) => `<p class="brand"><a href="/">${escapeHtml(brand)}</a></p>`

/** A whole page around pieces of HTML. */
export const page = (title: string, content: readonly string[], style = pageStyle) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${content.join('\n')}
</main>
</body>
</html>
`

/** Style of these pages, in the site's colours (app/styles/tokens.css); its digest stands in the Content-Security-Policy. */
export const pageStyle = `
:root{color-scheme:light dark;--ground:light-dark(${colors.paper},${colors.night});--text:light-dark(${colors.ink},${colors.cream});--quiet:light-dark(${colors.inkQuiet},${colors.creamQuiet});--line:light-dark(${colors.ink}70,${colors.cream}73);--accent:light-dark(${colors.oakDeep},${colors.oakLight})}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-content:center;grid-template-columns:minmax(0,36rem);padding:1.5rem;background:var(--ground);color:var(--text);font:1.125rem/1.6 system-ui,sans-serif}
h1{font:330 clamp(2rem,1.4rem + 2.6vw,3rem)/1.1 Georgia,serif;letter-spacing:-.02em;text-wrap:balance;margin:.5rem 0 1rem}
p{margin:0 0 1rem;text-wrap:pretty}
a{color:inherit;text-underline-offset:.2em}
.quiet{color:var(--quiet);font-size:.9375rem}
.brand{margin-bottom:2.5rem;font:330 1.625rem/1 Georgia,serif;letter-spacing:-.02em}
.brand a{text-decoration:none}
.label{color:var(--accent);font-size:.75rem;letter-spacing:.12em;text-transform:uppercase}
[role=status],[role=alert]{border-left:2px solid var(--accent);padding-left:1rem}
form{margin:2rem 0;padding-top:1.5rem;border-top:1px solid var(--line)}
label{display:block;margin-bottom:.5rem}
input[type=file]{width:100%;min-height:2.75rem;font:inherit;padding:.75rem;border:1px dashed var(--line)}
::file-selector-button,button{font:inherit;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid currentColor;background:none;color:inherit;cursor:pointer}
::file-selector-button{margin-right:1rem}
form.settle{border:0;padding:0}
form button{margin-top:1.5rem;background:var(--text);color:var(--ground);border-color:var(--text)}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
ul.photos{list-style:none;margin:1.5rem 0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem}
ul.photos img{display:block;width:100%;aspect-ratio:1;object-fit:cover}
`.replaceAll('\n', '')
