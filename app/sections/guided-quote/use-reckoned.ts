import { useEffect, useState } from 'react'
import type { Reckoned } from './reckon.ts'

/** What the design tool reckons for the measures that are given; it comes with the first of them. */
export function useReckoned(design: string | undefined, given: string, figures: string): Reckoned | undefined {
  const [reckoned, setReckoned] = useState<Reckoned>()
  useEffect(() => {
    if (!design || !given.trim()) return setReckoned(undefined)
    let late = false
    // Without the tool the price of the list stands there alone.
    import('./reckon.ts').then(
      ({ reckon }) => late || setReckoned(reckon(design, given, figures)),
      () => undefined,
    )
    return () => {
      late = true
    }
  }, [design, given, figures])
  return reckoned
}
