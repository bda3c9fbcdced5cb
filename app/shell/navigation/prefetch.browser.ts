import { isOnThisPage } from '#app/browser/link.ts'

const rest = 80 // milliseconds: who stays as long on a link means it

/**
 * Fetches the page behind a link ahead when a pointer rests on it or a finger touches it, where the browser does not do
 * so by itself (page/speculation-rules.ts).
 */
export function startPrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const asked = new Set<string>()
  const fetchAhead = ({ href }: HTMLAnchorElement) => {
    if (asked.has(href)) return
    asked.add(href)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer)
    const link = (target as Element).closest('a')
    if (link && isPage(link)) timer = setTimeout(() => fetchAhead(link), rest)
  })
  document.addEventListener('pointerdown', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link && isPage(link)) fetchAhead(link)
  })
}

/** The same as in page/speculation-rules.ts. */
const isPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !/^\/api\/|\./.test(link.pathname) &&
  !link.matches('[rel~=nofollow], [download]') &&
  !isOnThisPage(link)
