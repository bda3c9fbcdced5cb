/** Makes a text harmless inside HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
}

interface ErrorPage {
  status: number
  title?: string
  message: string
  /** Whether the visitor comes from the form, and may want to go back to it. */
  form?: boolean
}

const failure = 'Unexpected Application Error!'

/** A small page that stands alone: for answers to a browser without JavaScript and for errors before a site is built. */
export function errorPage({ status, title = failure, message, form = false }: ErrorPage): string {
  const back = form ? '<a href="/contacto">Volver al formulario</a> · ' : ''
  return page(title, [
    `<p>${status} ${statusTexts[status] ?? ''}</p>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(message)}</p>`,
    `<p>${back}<a href="/">Llévame a Inicio</a></p>`,
  ])
}

/** The same for what went well, but not in every point; from there it goes on to `next`. */
export function noticePage({ title, messages, next }: { title: string; messages: readonly string[]; next: string }) {
  return page(title, [
    `<h1>${escapeHtml(title)}</h1>`,
    ...messages.map((message) => `<p>${escapeHtml(message)}</p>`),
    `<p><a href="${escapeHtml(next)}">Continuar</a></p>`,
  ])
}

const page = (title: string, content: readonly string[]) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
${content.join('\n')}
</main>
</body>
</html>
`

/** Style of that page; its digest stands in the Content-Security-Policy. */
export const pageStyle =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:34rem}h1{font:600 2rem/1.2 Georgia,serif;margin:.5rem 0}a{color:inherit}'
