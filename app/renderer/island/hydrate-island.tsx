import { createElement, type ElementType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { activate } from './replay-interactions.ts'

/** Hydrates the island at `place`; what the visitor did with it before is repeated. */
export function hydrateIsland(place: HTMLElement, Part: ElementType): void {
  const { props = '{}', prefix = '' } = place.dataset
  hydrateRoot(place, <Root onHydrated={() => activate(place)}>{createElement(Part, JSON.parse(props))}</Root>, {
    identifierPrefix: prefix,
  })
}

/** The effect of the outermost component runs last: by then all of them listen. */
function Root({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
