/** Address of a new mail. What somebody typed stays an address and a text: it adds no recipient. */
export function mailto(address: string, fields: Partial<Record<'subject' | 'body', string>> = {}): string {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  // Programs expect the @ as it is.
  const to = encodeURIComponent(address).replaceAll('%40', '@')
  return `mailto:${to}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
