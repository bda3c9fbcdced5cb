/**
 * The page for an error of the server itself (500.html): the site's CSS and theme, no script, nothing that could fail.
 * @param notFound the finished 404 page, whose inline style is taken
 */
export function serverErrorPage(notFound: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(notFound)?.[0] ?? ''
  return `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Error del servidor</title>
${style}
<style>
.server-error { min-height: 100svh; display: grid; align-content: center; justify-items: start; gap: var(--space); padding: var(--margin) }
.server-error p { max-width: var(--measure) }
</style>
</head>
<body class="white-background">
<main class="server-error">
<h1>500</h1>
<p>Algo ha fallado en nuestro servidor. Inténtalo de nuevo dentro de unos minutos.</p>
<p><a href="/">Volver a Inicio</a></p>
</main>
</body>
</html>
`
}
