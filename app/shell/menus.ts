import type { SiteData, SiteLink } from '#reader/site.ts'
import { shellWords } from '#words/shell-words.ts'

/** One entry of the main menu: a page, or a name with the pages under it. */
export type MenuEntry = { label: string; to?: string; items?: SiteLink[] }

const w = shellWords.es

export const siteMenu = (services: SiteData['services']): MenuEntry[] => [
  { label: w.home, to: '/' },
  { label: w.services, items: services },
  { label: w.about, to: '/sobre-nosotros' },
  { label: w.news, to: '/noticias' },
  { label: w.contact, to: '/contacto' },
]
