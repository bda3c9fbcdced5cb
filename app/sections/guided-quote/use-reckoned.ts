import { useEffect, useState } from 'react'
import type { Reckoned } from './reckon.ts'

/** What the design tool reckons for a piece with the measures and the wood that are answered; it comes with the first of them. */
export function useReckoned(design: string | undefined, figures: string): Reckoned | undefined {
  const [reckoned, setReckoned] = useState<Reckoned>()
  useEffect(() => {
    if (!design) return setReckoned(undefined)
    let late = false
    // Without the tool the price of the list stands there alone.
    import('./reckon.ts').then(
      ({ reckon }) => late || setReckoned(reckon(design, figures)),
      () => undefined,
    )
    return () => {
      late = true
    }
  }, [design, figures])
  return reckoned
}
