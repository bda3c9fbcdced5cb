import { useState } from 'react'
import { excerptOf } from '#contracts/text-changes.ts'
import { Button } from '../../ui/button.tsx'
import { useIds } from '../../ui/use-ids.ts'
import type { FieldProps } from '../fields/text.tsx'
import { blankOf, moved } from '../values.ts'
import { idOf, useForm } from './context.ts'
import { Entry } from './entry.tsx'
import { Fold } from './fold.tsx'
import { SortedList } from './sorted-list.tsx'

/** A list: its entries, one more, one less, and another order. */
export function ListField({ field, path, value }: FieldProps) {
  const { set, problemAt } = useForm()
  const [isSorting, setSorting] = useState(false)
  const entries = (value ?? []) as unknown[]
  const items = field.items ?? {}
  const one = field.one ?? 'entrada'
  const isFixed = field.minItems !== undefined && field.minItems === field.maxItems
  const problem = problemAt(path)
  const { ids, added, add, remove, move } = useIds(entries.length)
  const addOne = () => {
    add()
    set(path, [...entries, blankOf(items)])
  }
  const takeAway = (i: number) => {
    remove(i)
    set(path, entries.toSpliced(i, 1))
    document.getElementById(idOf(path))?.focus()
  }
  const sort = (from: number, to: number) => {
    move(from, to)
    set(path, moved(entries, from, to))
  }
  const count = `${entries.length} ${entries.length === 1 ? one : plural(one)}`
  const first = items.widget === 'picture' ? '' : excerptOf(entries[0])
  return (
    <Fold paths={[path]} title={field.title} excerpt={[count, first].filter(Boolean).join(' · ')}>
      {field.description && <p className="measure quiet">{field.description}</p>}
      <div id={idOf(path)} tabIndex={-1} className="stack">
        {isSorting ? (
          <SortedList entries={entries} ids={ids} one={one} onMove={sort} />
        ) : (
          <ol>
            {entries.map((entry, i) => (
              <Entry
                key={ids[i]}
                field={items}
                path={`${path}.${i}`}
                value={entry}
                label={`${one} ${i + 1}`}
                isNew={ids[i] === added}
              >
                {!isFixed && (
                  <Button
                    tone="quiet"
                    aria-label={`Quitar ${one} ${i + 1}: ${excerptOf(entry)}`}
                    onClick={() => takeAway(i)}
                  >
                    Quitar
                  </Button>
                )}
              </Entry>
            ))}
          </ol>
        )}
        {problem && <p className="danger small">{problem}</p>}
        <div className="wrap">
          {!isFixed && !isSorting && <Button onClick={addOne}>Añadir {one}</Button>}
          {entries.length > 1 && (
            <Button tone="quiet" aria-pressed={isSorting} onClick={() => setSorting(!isSorting)}>
              {isSorting ? 'Listo' : 'Ordenar'}
            </Button>
          )}
        </div>
      </div>
    </Fold>
  )
}

/** «paso» → «pasos», «opinión» → «opiniones». */
const plural = (one: string) =>
  /[aeiouáé]$/.test(one) ? `${one}s` : `${one.replace(/ó(?=n$)/, 'o').replace(/í(?=n$)/, 'i')}es`
