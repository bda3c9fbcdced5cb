import { useSearchParams } from 'wouter'
import { stateFilters } from './words.ts'

export type Filters = ReturnType<typeof useFilters>['filters']

/** Parameters of the address by what they filter. */
const names = { state: 'estado', q: 'q', tag: 'etiqueta', assigned: 'persona', due: 'aviso' } as const
type Name = keyof typeof names

/** What the list shows, as the address has it: it can be kept, sent and gone back to. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const read = (name: Name) => params.get(names[name]) ?? ''
  const filters = {
    state: stateFilters.find(({ key }) => key === read('state'))?.state,
    q: read('q'),
    tag: read('tag'),
    assigned: read('assigned'),
    due: read('due') === '1',
  }
  /** The address's parameters with one of them changed; '' takes it away. */
  const searchWith = (name: Name, value: string) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(names[name])
    else next.set(names[name], value)
    return next
  }
  return {
    filters,
    search: params.size === 0 ? '' : `?${params}`,
    linkTo(name: Name, value: string) {
      const next = searchWith(name, value)
      return next.size === 0 ? '/' : `/?${next}`
    },
    set: (name: Name, value: string) => setParams(() => searchWith(name, value), { replace: true }),
    clear: () => setParams(new URLSearchParams(), { replace: true }),
  }
}

/** The same as the server's API takes it. */
export function queryOf({ state, q, tag, assigned, due }: Filters): URLSearchParams {
  const given = { state: state ?? '', q, tag, assigned, due: due ? '1' : '' }
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''))
}
