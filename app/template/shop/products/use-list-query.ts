import { useQuery } from '#app/browser/use-query.ts'
import { readQuery } from './product-list.ts'

/** Values of the address that change; null or '' takes one out. */
export type Change = Record<string, string | number | null>

/** What the address asks the list for, and how it is changed. Prerendered pages know no query. */
export function useListQuery() {
  const { query: parameters, change } = useQuery()
  const apply = (next: URLSearchParams, wanted: Change) => {
    next.delete('page') // another choice begins at the first page
    for (const [name, value] of Object.entries(wanted)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    return next
  }
  return {
    query: readQuery(parameters),
    /** Address of this page with another query. */
    address: (wanted: Change) => `?${apply(new URLSearchParams(parameters), wanted)}`,
    change: (wanted: Change) => change((query) => void apply(query, wanted)),
  }
}
