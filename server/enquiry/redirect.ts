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
