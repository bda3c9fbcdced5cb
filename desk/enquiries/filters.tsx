import { useEffect, useEffectEvent, useState } from 'react'
import type { EnquiryCounts } from '#contracts/desk-enquiries.ts'
import { Check, Field, SelectField } from '../ui/fields.tsx'
import css from './list.module.css'
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
      <details open={used > 0 || undefined}>
        <summary className="quiet small">Filtros{used > 0 && ` (${used})`}</summary>
        <div className="columns">
          <SelectField
            label="La lleva"
            none="Cualquiera"
            value={assigned}
            options={counts?.people ?? []}
            onChange={(id) => set('assigned', id)}
          />
          <SelectField
            label="Etiqueta"
            none="Cualquiera"
            value={tag}
            options={(counts?.tags ?? []).map((name) => ({ id: name, name }))}
            onChange={(name) => set('tag', name)}
          />
          <Check className="whole" checked={due} onChange={(event) => set('due', event.target.checked ? '1' : '')}>
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
