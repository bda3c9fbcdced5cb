import { useEffect, useInsertionEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { afterIdle } from '#app/behaviour/after-idle.ts'

/** The build writes the sheets into the manifest (scripts/finish/shared-styles.ts); Vite's in development has none. */
type Globals = { __reactRouterManifest?: { routes: Record<string, { sheet?: string } | undefined> } }

const pending = new Map<string, Promise<void>>()
const ready = new Map<string, CSSStyleSheet>()

const sheetOf = (route: string) => (window as Globals).__reactRouterManifest?.routes[route]?.sheet

/**
 * Loads the sheet with the CSS of all pages like this route's, once; it takes effect when one of them is shown. Rejects
 * when it cannot be had; the next call tries again.
 */
export async function loadStyles(route: string): Promise<void> {
  const address = sheetOf(route)
  if (!address || ready.has(address)) return
  const loading = pending.get(address) ?? fetchSheet(address).finally(() => pending.delete(address))
  pending.set(address, loading)
  await loading
}

async function fetchSheet(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  ready.set(address, await new CSSStyleSheet().replace(await answer.text()))
}

/**
 * The first page has its CSS inline. When it is left, the sheet of all pages is put to use together with the new page:
 * any earlier, and the browser would lay out the old page anew for nothing.
 */
export function usePageStyles(): void {
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)
  const route = useMatches().at(-1)?.id ?? 'root'
  useEffect(() => afterIdle(() => void loadStyles(route).catch(() => {})), [route])
  useInsertionEffect(() => {
    const sheet = pathname === firstPath ? undefined : ready.get(sheetOf(route) ?? '')
    if (sheet && !document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  }, [pathname, firstPath, route])
}
