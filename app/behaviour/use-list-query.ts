import { useLocation, useSearchParams } from 'react-router'
import { readQuery } from './product-list.ts'
import { useHydrated } from './use-hydrated.ts'

/** Values of the address that change; null or '' takes one out. */
type Change = Record<string, string | number | null>

/** What the address asks the list for, and how it is changed. Prerendered pages know no query. */
export function useListQuery() {
  const hydrated = useHydrated()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const parameters = hydrated ? search : new URLSearchParams()
  const withChange = (change: Change) => {
    const next = new URLSearchParams(parameters)
    next.delete('page') // another choice begins at the first page
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    return next
  }
  return {
    query: readQuery(parameters),
    /** Path of this page with another query. */
    address: (change: Change) => `${path(pathname)}?${withChange(change)}`.replace(/\?$/, ''),
    change: (change: Change) => setSearch(withChange(change), { preventScrollReset: true, replace: true }),
  }
}

const path = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '')
