import { useEffect, useMemo, useReducer, useState } from 'react'
import { noteDesign } from '#app/enquiry/draft.ts'
import { formatAddress, parseAddress } from '#design/address.ts'
import type { Design } from '#design/design.ts'
import { fitDesign } from '#design/fit.ts'
import { type Kind, startDesign } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import type { Prices } from '#design/price.ts'
import { beginWith, step } from './history.ts'

/** The address is written when the hand rests: browsers refuse a hundred changes in half a minute. */
const rest = 250 // milliseconds

/**
 * The design on the board: first the kind's start design, which the page was drawn with, then what its address says;
 * each change goes back into the address. `problems`: sentences for what the address says wrongly.
 */
export function useDesign(kind: Kind, prices: Prices) {
  const [history, dispatch] = useReducer(step, startDesign(kind), beginWith)
  const [problems, setProblems] = useState<string[]>([])
  const { past, present: design, future } = history

  useEffect(() => {
    if (location.search === '') return
    const reading = parseAddress(location.pathname + location.search)
    setProblems(reading.problems)
    if (reading.design.kind !== kind) return
    dispatch({ type: 'begin', design: reading.design })
    noteDesign(formatAddress(reading.design))
  }, [kind])

  const touched = past.length + future.length > 0
  useEffect(() => {
    if (!touched) return
    noteDesign(formatAddress(design))
    const timer = setTimeout(() => writeAddress(design), rest)
    return () => clearTimeout(timer)
  }, [design, touched])

  const fitted = useMemo(() => fitDesign(design), [design])
  const piece = useMemo(() => makePiece(design, prices), [design, prices])
  return {
    ...{ design, fitted, piece, problems },
    /** Takes the values of some fields; `control` is what is being moved. */
    set: (values: Partial<Design>, control: string) => {
      setProblems([])
      dispatch({ type: 'set', design: { ...design, ...values }, control })
    },
    settle: () => dispatch({ type: 'settle' }),
    undo: past.length > 0 ? () => dispatch({ type: 'undo' }) : undefined,
    redo: future.length > 0 ? () => dispatch({ type: 'redo' }) : undefined,
  }
}

export type Board = ReturnType<typeof useDesign>

/** Why one of these fields is drawn otherwise than it was asked for. */
export const noteOn = ({ fitted }: Pick<Board, 'fitted'>, ...fields: (keyof Design)[]) =>
  fitted.notes.find(({ field }) => fields.includes(field))?.text

function writeAddress(design: Design) {
  try {
    history.replaceState(history.state, '', formatAddress(design) + location.hash)
  } catch {} // too often for this browser: the next change brings it
}
