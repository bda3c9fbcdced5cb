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

/** The desk's rooms in the order of its menu; each is loaded when it is opened. */
export const rooms: readonly Room[] = [
  {
    path: '/consultas',
    name: 'Consultas',
    useCount: useUnread,
    Page: lazy(async () => ({ default: (await import('./enquiries/page.tsx')).EnquiriesPage })),
  },
  {
    path: '/encargos',
    name: 'Encargos',
    Page: lazy(async () => ({ default: (await import('./quotes/page.tsx')).QuotesPage })),
  },
  {
    path: '/precios',
    name: 'Precios',
    ownersOnly: true,
    Page: lazy(async () => ({ default: (await import('./prices/page.tsx')).PricesPage })),
  },
  {
    path: '/publicar',
    name: 'Publicar',
    Page: lazy(async () => ({ default: (await import('./publishing/page.tsx')).PublishingPage })),
  },
  {
    path: '/textos',
    name: 'Textos',
    more: true,
    Page: lazy(async () => ({ default: (await import('./words/page.tsx')).WordsPage })),
  },
  {
    path: '/fotos',
    name: 'Fotos',
    more: true,
    Page: lazy(async () => ({ default: (await import('./pictures/page.tsx')).PicturesPage })),
  },
  {
    path: '/cifras',
    name: 'Cifras',
    more: true,
    Page: lazy(async () => ({ default: (await import('./figures/page.tsx')).FiguresPage })),
  },
  {
    path: '/lanzamiento',
    name: 'Lanzamiento',
    more: true,
    ownersOnly: true,
    Page: lazy(async () => ({ default: (await import('./launch/page.tsx')).LaunchPage })),
  },
  {
    path: '/personas',
    name: 'Personas',
    more: true,
    ownersOnly: true,
    Page: lazy(async () => ({ default: (await import('./people/page.tsx')).PeoplePage })),
  },
  {
    path: '/cuenta',
    name: 'Tu cuenta',
    more: true,
    Page: lazy(async () => ({ default: (await import('./account/page.tsx')).AccountPage })),
  },
]
