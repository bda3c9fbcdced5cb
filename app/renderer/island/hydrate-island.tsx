import { createElement, type ElementType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isField } from './interaction.ts'
import { activate } from './replay-interactions.ts'

/** Hydrates the island at `place`; what the visitor did with it before is repeated. */
export function hydrateIsland(place: HTMLElement, Part: ElementType): void {
  const { props = '{}', prefix = '' } = place.dataset
  const putBackCaret = keepCaret(place)
  const onHydrated = () => {
    activate(place)
    putBackCaret()
  }
  hydrateRoot(place, <Root onHydrated={onHydrated}>{createElement(Part, JSON.parse(props))}</Root>, {
    identifierPrefix: prefix,
  })
}

/** React writes a text's default again and the replay its value: each moves the caret of somebody about to type. */
function keepCaret(place: HTMLElement): () => void {
  const field = document.activeElement
  if (!field || !place.contains(field) || !isField(field) || !('selectionStart' in field)) return () => {}
  const { value, selectionStart, selectionEnd } = field
  return () => {
    if (selectionStart !== null && field.value === value) field.setSelectionRange(selectionStart, selectionEnd)
  }
}

/** The effect of the outermost component runs last: by then all of them listen. */
function Root({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
