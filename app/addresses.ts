import { readNews, readServices } from '#content/read.ts'

export const legalSlugs = ['aviso-legal', 'politica-privacidad', 'politica-cookies', 'accesibilidad'] as const

/** Throws when two files, of whatever folder, want the same address, or one of `fixed`. */
export function throwIfShared(fixed: readonly string[]): void {
  const taken = new Map(fixed.map((path) => [path.split('/')[1], 'a page of the site']))
  for (const { slug, file } of [...readServices(), ...readNews()]) {
    const other = taken.get(slug)
    if (other) throw new Error(`${file}: "slug" is "${slug}", the address of ${other}; expected one of its own.`)
    taken.set(slug, file)
  }
}
