import { projectPages } from '#content/listing.ts'
import { readNews, readServices } from '#content/read.ts'

/** Throws when two files, of whatever folder, want the same address. */
export function refuseSharedAddresses(fixed: readonly string[]): void {
  const taken = new Map(fixed.map((path) => [path, 'a page of the site']))
  for (const { slug, file } of [...readServices(), ...readNews()]) {
    const other = taken.get(slug)
    if (other) throw new Error(`${file}: "slug" is "${slug}", the address of ${other}; expected one of its own.`)
    taken.set(slug, file)
  }
}

export const serviceSlugs = () => readServices().map(({ slug }) => slug)
export const hasArticles = () => readNews().length > 0
export const hasProjectsList = () => projectPages() > 0
export const legalSlugs = ['aviso-legal', 'politica-privacidad', 'politica-cookies', 'accesibilidad'] as const
