import { useRef, useState } from 'react'
import { moved } from '../words/values.ts'

let last = 0
const fresh = () => ++last

/** Names for the entries of a list, which have none of their own: what is open or focused stays with its entry. */
export function useIds(count: number) {
  const ids = useRef<number[]>([])
  const [added, setAdded] = useState<number>()
  // Entries that came or went otherwise: with a saved text of somebody else, or when all is discarded.
  while (ids.current.length < count) ids.current.push(fresh())
  ids.current.length = count
  return {
    ids: ids.current,
    /** The one that was added last, which opens by itself. */
    added,
    add: () => {
      const id = fresh()
      ids.current = [...ids.current, id]
      setAdded(id)
    },
    remove: (at: number) => {
      ids.current = ids.current.toSpliced(at, 1)
    },
    move: (from: number, to: number) => {
      ids.current = moved(ids.current, from, to)
      setAdded(undefined)
    },
  }
}
