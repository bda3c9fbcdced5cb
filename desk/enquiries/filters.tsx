import { useEffect, useEffectEvent, useState } from 'react'
import type { EnquiryCounts } from '#contracts/desk-enquiries.ts'
import { Check } from '../ui/check.tsx'
import { Field } from '../ui/field.tsx'
import { Options } from '../ui/options.tsx'
import css from './filters.module.css'
import { useFilters } from './use-filters.ts'
import { searchMark } from './use-keys.ts'

/** Milliseconds without a key after which what was typed is looked for. */
const pause = 250

/** Search and filters; all of them stand in the address. */
export function FilterFields({ counts }: { counts: EnquiryCounts | undefined }) {
  const { filters, set } = useFilters()
  const { tag, assigned, due } = filters
  const used = [tag, assigned, due].filter(Boolean).length
  return (
    <search className={css.filters}>
      <Search />
      <details className={css.more} open={used > 0 || undefined}>
        <summary>Filtros{used > 0 && ` (${used})`}</summary>
        <div className={css.fields}>
          <Field label="La lleva">
            {(control) => (
              <select {...control} value={assigned} onChange={(event) => set('assigned', event.target.value)}>
                <option value="">Cualquiera</option>
                <Options of={counts?.people ?? []} />
              </select>
            )}
          </Field>
          <Field label="Etiqueta">
            {(control) => (
              <select {...control} value={tag} onChange={(event) => set('tag', event.target.value)}>
                <option value="">Cualquiera</option>
                {counts?.tags.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </Field>
          <Check className={css.due} checked={due} onChange={(event) => set('due', event.target.checked ? '1' : '')}>
            Con aviso para hoy o antes ({counts?.due ?? 0})
          </Check>
        </div>
      </details>
    </search>
  )
}

function Search() {
  const { filters, set } = useFilters()
  const [typed, setTyped] = useState(filters.q)
  const look = useEffectEvent((words: string) => words !== filters.q && set('q', words))
  useEffect(() => {
    const timer = setTimeout(() => look(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  // Somebody went back, or took the filters away.
  useEffect(() => setTyped(filters.q), [filters.q])
  return (
    <Field label="Buscar en todas">
      {(control) => (
        <input
          {...control}
          {...{ [searchMark]: '' }}
          type="search"
          placeholder="Nombre, teléfono, palabra, número…"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  )
}
