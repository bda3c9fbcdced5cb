import { createElement, type ElementType, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isField } from './interaction.ts'
import { activate, interactionsWith } from './replay-interactions.ts'

/** Hydrates the island at `place`; what the visitor did with it before is repeated. */
export function hydrateIsland(place: HTMLElement, Part: ElementType): void {
  const { props = '{}', prefix = '' } = place.dataset
  const putBackCaret = keepCaret(place)
  let unheard: ReturnType<typeof interactionsWith>
  const onCommit = () => {
    unheard = interactionsWith(place) // a press from now on reaches React: also the one for which it hydrates at once
  }
  const onHydrated = () => {
    activate(place, unheard)
    putBackCaret()
  }
  hydrateRoot(
    place,
    <Root onCommit={onCommit} onHydrated={onHydrated}>
      {createElement(Part, JSON.parse(props))}
    </Root>,
    {
      identifierPrefix: prefix,
    },
  )
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

type Steps = { onCommit: () => void; onHydrated: () => void }

/** The effects of the outermost component run last: by then all of them listen. */
function Root({ onCommit, onHydrated, children }: Steps & { children: ReactNode }) {
  useLayoutEffect(onCommit, [onCommit])
  useEffect(onHydrated, [onHydrated])
  return children
}
