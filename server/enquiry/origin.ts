/**
 * Whether a form of a page whose address is a key may be sent: by that page. It lets no address out, so a browser that says
 * nothing else of the sender calls its origin null.
 */
export function mayPostPrivately(request: Request, siteUrl: string): boolean {
  const { headers } = request
  return (headers.get('origin') === 'null' && !headers.has('sec-fetch-site')) || mayPost(request, siteUrl, [])
}

/** Whether a page of this origin may send enquiries: an own one, or one that the settings name. Old browsers name neither. */
export function mayPost(request: Request, siteUrl: string, origins: readonly string[]): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return true
  const origin = request.headers.get('origin')
  if (origin === null) return site === null
  // Behind a proxy the scheme may differ, the host does not.
  if (URL.canParse(origin) && new URL(origin).host === request.headers.get('host')) return true
  return origin === siteUrl || origins.includes(origin)
}

/** The `redirect` field as an address, when it stays on an own origin; else undefined. Paths are relative to `base`. */
export function safeRedirect(wanted: string | undefined, base: string, origins: readonly string[]): string | undefined {
  if (wanted === undefined || wanted.trim() === '' || !URL.canParse(wanted, base)) return undefined
  const address = new URL(wanted, base)
  const home = new URL(base).origin
  if (address.username !== '' || address.password !== '') return undefined
  if (address.origin === home)
    return address.pathname.startsWith('//') ? undefined : address.pathname + address.search + address.hash
  return origins.includes(address.origin) ? address.href : undefined
}
