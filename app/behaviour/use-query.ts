import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(changed: () => void) {
  listeners.add(changed)
  addEventListener('popstate', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('popstate', changed)
  }
}

/** Changes the query of the address in place: no load, no entry in the history. */
function change(step: (query: URLSearchParams) => void): void {
  const address = new URL(location.href)
  step(address.searchParams)
  history.replaceState(history.state, '', address)
  for (const listener of listeners) listener()
}

/** The query of the address, and what changes it. Prerendered pages know none. */
export function useQuery(): { query: URLSearchParams; change: typeof change } {
  const text = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  return { query: new URLSearchParams(text), change }
}
