import { useSyncExternalStore } from 'react'

/** Where the sheet stands: beside its controls, over them, or over them on a phone, where the views follow each other. */
export type Width = 'wide' | 'middle' | 'narrow'

// As sheet.module.css and design-board.module.css have them.
const queries = { wide: '(min-width: 64rem)', middle: '(min-width: 37.5rem)' }
let printing = false

/** What is drawn, on paper as in a wide window; undefined in the prerendered page, which does not know. */
export const useWidth = () => useSyncExternalStore<Width | undefined>(subscribe, widthNow, () => undefined)

function widthNow(): Width {
  if (printing || matchMedia(queries.wide).matches) return 'wide'
  return matchMedia(queries.middle).matches ? 'middle' : 'narrow'
}

function subscribe(changed: () => void) {
  const stop = new AbortController()
  const { signal } = stop
  const print = (now: boolean) => () => {
    printing = now
    changed()
  }
  for (const query of Object.values(queries)) matchMedia(query).addEventListener('change', changed, { signal })
  addEventListener('beforeprint', print(true), { signal })
  addEventListener('afterprint', print(false), { signal })
  return () => stop.abort()
}
