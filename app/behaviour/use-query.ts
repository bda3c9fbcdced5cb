import { type MouseEvent, useSyncExternalStore } from 'react'

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
  tell()
}

const tell = () => {
  for (const listener of listeners) listener()
}

/** Follows a link to another query of this very page in place: no load, but an entry in the history. */
export function followInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  const { origin, pathname, search } = event.currentTarget
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (elsewhere || origin !== location.origin || pathname !== location.pathname) return
  event.preventDefault()
  history.pushState(null, '', pathname + search)
  tell()
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
