import { readQuery } from './product-list.ts'
import { useQuery } from './use-query.ts'

/** Values of the address that change; null or '' takes one out. */
type Change = Record<string, string | number | null>

/** What the address asks the list for, and how it is changed. Prerendered pages know no query. */
export function useListQuery() {
  const { query: parameters, change } = useQuery()
  const apply = (next: URLSearchParams, change: Change) => {
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
    address: (wanted: Change) => `?${apply(new URLSearchParams(parameters), wanted)}`,
    change: (wanted: Change) => change((query) => void apply(query, wanted)),
  }
}
