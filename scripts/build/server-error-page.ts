import { failureTitle, home, serverFailure } from '#words/errors-words.ts'

/**
 * The page for an error of the server itself (500.html): the site's CSS, no script, nothing that could fail.
 * @param notFound the finished 404 page, whose font links and inline style are taken
 */
export function serverErrorPage(notFound: string): string {
  const fonts = notFound.match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? []
  const style = /<style>[\s\S]*?<\/style>/.exec(notFound)?.[0] ?? ''
  return `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
${fonts.join('\n')}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${failureTitle}</title>
${style}
<style>
.server-error { min-block-size: 100svh; display: grid; align-content: center; justify-items: start; gap: var(--space); padding: var(--margin) }
.server-error h1 { font-size: var(--text-h2) }
.server-error p { max-inline-size: var(--measure) }
</style>
</head>
<body class="white-background">
<main class="server-error">
<p>500 Internal Server Error</p>
<h1>${failureTitle}</h1>
<p>${serverFailure}</p>
<p><a href="/">${home}</a></p>
</main>
</body>
</html>
`
}
