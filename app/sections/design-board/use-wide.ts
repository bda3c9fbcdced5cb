import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'
let printing = false

/** Whether the whole sheet is drawn, in wide windows and on paper; undefined in the prerendered page, which does not know. */
export function useWide(): 'wide' | 'narrow' | undefined {
  return useSyncExternalStore<'wide' | 'narrow' | undefined>(
    subscribe,
    () => (printing || matchMedia(query).matches ? 'wide' : 'narrow'),
    () => undefined,
  )
}

function subscribe(changed: () => void) {
  const stop = new AbortController()
  const { signal } = stop
  const print = (now: boolean) => () => {
    printing = now
    changed()
  }
  matchMedia(query).addEventListener('change', changed, { signal })
  addEventListener('beforeprint', print(true), { signal })
  addEventListener('afterprint', print(false), { signal })
  return () => stop.abort()
}
