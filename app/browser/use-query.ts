import { type MouseEvent, useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

const search = createStore('')
const update = () => search.change(() => location.search)

function subscribe(changed: () => void) {
  addEventListener('popstate', update) // the same listener again is no second one
  return search.subscribe(changed)
}

/** Changes the query of the address in place: no load, no entry in the history. */
function change(step: (query: URLSearchParams) => void): void {
  const address = new URL(location.href)
  step(address.searchParams)
  history.replaceState(history.state, '', address)
  update()
}

/** Follows a link to another query of this very page in place: no load, but an entry in the history. */
export function followInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  const { origin, pathname, search } = event.currentTarget
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (elsewhere || origin !== location.origin || pathname !== location.pathname) return
  event.preventDefault()
  history.pushState(null, '', pathname + search)
  update()
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
