import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { DeskSession } from '#contracts/desk.ts'
import { useUnread } from './enquiries/news.tsx'

export interface Room {
  /** Below `/taller`; the room's own pages are nested in it. */
  path: string
  name: string
  ownersOnly?: boolean
  /** How much in it waits to be looked at. */
  useCount?: () => number
  /** Seldom needed: behind "Más". */
  more?: boolean
  Page: LazyExoticComponent<ComponentType<DeskSession>>
}

/** A page that is loaded when it is opened. */
const page = (load: () => Promise<ComponentType<DeskSession>>) => lazy(async () => ({ default: await load() }))

/** The desk's rooms in the order of its menu. */
export const rooms: readonly Room[] = [
  {
    path: '/consultas',
    name: 'Consultas',
    useCount: useUnread,
    Page: page(async () => (await import('./enquiries/page.tsx')).EnquiriesPage),
  },
  {
    path: '/encargos',
    name: 'Encargos',
    Page: page(async () => (await import('./quotes/page.tsx')).QuotesPage),
  },
  {
    path: '/precios',
    name: 'Precios',
    ownersOnly: true,
    Page: page(async () => (await import('./prices/page.tsx')).PricesPage),
  },
  {
    path: '/publicar',
    name: 'Publicar',
    Page: page(async () => (await import('./publishing/page.tsx')).PublishingPage),
  },
  {
    path: '/textos',
    name: 'Textos',
    more: true,
    Page: page(async () => (await import('./words/page.tsx')).WordsPage),
  },
  {
    path: '/fotos',
    name: 'Fotos',
    more: true,
    Page: page(async () => (await import('./pictures/page.tsx')).PicturesPage),
  },
  {
    path: '/cifras',
    name: 'Cifras',
    more: true,
    Page: page(async () => (await import('./figures/page.tsx')).FiguresPage),
  },
  {
    path: '/lanzamiento',
    name: 'Lanzamiento',
    more: true,
    ownersOnly: true,
    Page: page(async () => (await import('./launch/page.tsx')).LaunchPage),
  },
  {
    path: '/personas',
    name: 'Personas',
    more: true,
    ownersOnly: true,
    Page: page(async () => (await import('./people/page.tsx')).PeoplePage),
  },
  {
    path: '/cuenta',
    name: 'Tu cuenta',
    more: true,
    Page: page(async () => (await import('./account/page.tsx')).AccountPage),
  },
]
