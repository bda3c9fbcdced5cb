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

type Options = Pick<Room, 'ownersOnly' | 'useCount' | 'more'>

/** A room whose page is loaded when it is opened. */
const room = (
  path: string,
  name: string,
  load: () => Promise<{ Page: ComponentType<DeskSession> }>,
  options: Options = {},
): Room => ({ path, name, Page: lazy(async () => ({ default: (await load()).Page })), ...options })

/** The desk's rooms in the order of its menu. */
export const rooms: readonly Room[] = [
  room('/consultas', 'Consultas', () => import('./enquiries/page.tsx'), { useCount: useUnread }),
  room('/encargos', 'Encargos', () => import('./quotes/page.tsx')),
  room('/precios', 'Precios', () => import('./prices/page.tsx'), { ownersOnly: true }),
  room('/publicar', 'Publicar', () => import('./publishing/page.tsx')),
  room('/textos', 'Textos', () => import('./words/page.tsx'), { more: true }),
  room('/fotos', 'Fotos', () => import('./pictures/page.tsx'), { more: true }),
  room('/cifras', 'Cifras', () => import('./figures/page.tsx'), { more: true }),
  room('/lanzamiento', 'Lanzamiento', () => import('./launch/page.tsx'), { more: true, ownersOnly: true }),
  room('/personas', 'Personas', () => import('./people/page.tsx'), { more: true, ownersOnly: true }),
  room('/cuenta', 'Tu cuenta', () => import('./account/page.tsx'), { more: true }),
]
