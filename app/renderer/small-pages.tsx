// Pages that stand by themselves: no script, nothing that could fail.
import { renderToStaticMarkup } from 'react-dom/server'
import { lightClass } from '#app/shell/theme-switch/theme.ts'
import { failureTitle, home, serverFailure } from '#words/errors-words.ts'
import { Fonts } from './document.tsx'
import { policyInPage } from './policy.ts'

/** The page of an address that has moved, for hosts that cannot redirect. */
export const movedPage = (to: string) =>
  `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8">${policyInPage([], [])}<title>${to}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p><a href="${to}">${to}</a></p></body></html>\n`

const sheet = `
.server-error { min-block-size: 100svh; display: grid; align-content: center; justify-items: start; gap: var(--space); padding: var(--margin) }
.server-error h1 { font-size: var(--text-h2) }
.server-error p { max-inline-size: var(--measure) }
`

/**
 * The page for an error of the server itself (500.html).
 * @param css of a page of the site
 */
export const serverErrorPage = (css: string) => `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">${policyInPage([], [css, sheet])}
${renderToStaticMarkup(<Fonts />)}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${failureTitle}</title>
<style>${css}</style>
<style>${sheet}</style>
</head>
<body class="${lightClass}">
<main class="server-error">
<p>500 Internal Server Error</p>
<h1>${failureTitle}</h1>
<p>${serverFailure}</p>
<p><a href="/">${home}</a></p>
</main>
</body>
</html>
`
