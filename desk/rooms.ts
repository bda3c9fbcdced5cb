import { type ComponentType, lazy } from 'react'
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
  Page: ReturnType<typeof page>
}

/** A room's page, which is loaded when it is opened. */
const page = (load: () => Promise<{ Page: ComponentType<DeskSession> }>) =>
  lazy(async () => ({ default: (await load()).Page }))

/** The desk's rooms in the order of its menu. */
export const rooms: readonly Room[] = [
  { path: '/consultas', name: 'Consultas', Page: page(() => import('./enquiries/page.tsx')), useCount: useUnread },
  { path: '/encargos', name: 'Encargos', Page: page(() => import('./quotes/page.tsx')) },
  { path: '/precios', name: 'Precios', Page: page(() => import('./prices/page.tsx')), ownersOnly: true },
  { path: '/publicar', name: 'Publicar', Page: page(() => import('./publishing/page.tsx')) },
  { path: '/textos', name: 'Textos', Page: page(() => import('./words/page.tsx')), more: true },
  { path: '/fotos', name: 'Fotos', Page: page(() => import('./pictures/page.tsx')), more: true },
  { path: '/cifras', name: 'Cifras', Page: page(() => import('./figures/page.tsx')), more: true },
  {
    path: '/lanzamiento',
    name: 'Lanzamiento',
    Page: page(() => import('./launch/page.tsx')),
    more: true,
    ownersOnly: true,
  },
  { path: '/personas', name: 'Personas', Page: page(() => import('./people/page.tsx')), more: true, ownersOnly: true },
  { path: '/cuenta', name: 'Tu cuenta', Page: page(() => import('./account/page.tsx')), more: true },
]
