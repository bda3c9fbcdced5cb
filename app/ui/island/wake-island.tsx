import { createElement, type ElementType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { replayEarly } from './early.ts'

/** Gives the part at `place` its life; what was done to it meanwhile follows. */
export function wakeIsland(place: HTMLElement, Part: ElementType): void {
  const { props = '{}', prefix = '' } = place.dataset
  hydrateRoot(place, <Awake onAwake={() => replayEarly(place)}>{createElement(Part, JSON.parse(props))}</Awake>, {
    identifierPrefix: prefix,
  })
}

/** An effect of the outermost part runs last: by then all of them listen. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
