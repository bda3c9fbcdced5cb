import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Field } from '#contracts/desk-words.ts'
import { formatEuros } from '#contracts/numbers.ts'
import { excerptOf } from '#contracts/text-changes.ts'
import { Button } from '../../ui/action.tsx'
import { useIds } from '../../ui/use-ids.ts'
import type { FieldProps } from '../fields/text.tsx'
import { blankOf, moved } from '../values.ts'
import { idOf, useForm } from './context.ts'
import { Control } from './control.tsx'
import css from './form.module.css'
import { Fields, Fold } from './group.tsx'

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

interface Props {
  field: Field
  path: string
  value: unknown
  /** «paso 2» */
  label: string
  /** Just added: it opens by itself. */
  isNew: boolean
  /** What can be done with it. */
  children: ReactNode
}

/** An entry of a list: a group folds, a single value stands there open. */
function Entry(props: Props) {
  const { field, path, value, label, children } = props
  if (field.properties) return <GroupEntry {...props} />
  return (
    <li className={css.single}>
      <Control field={field} path={path} value={value} label={label} />
      {children}
    </li>
  )
}

function GroupEntry({ field, path, value, isNew, children }: Props) {
  const number = Number(path.split('.').at(-1)) + 1
  return (
    <li>
      <Fold
        paths={[path]}
        title={<span className="marked tabular">{number}</span>}
        excerpt={useExcerpt(field, value) || 'Por rellenar'}
        isNamed
        isOpenAtFirst={isNew}
        className={css.entry}
      >
        <Fields field={field} path={path} value={value} />
        <div className="wrap">{children}</div>
      </Fold>
    </li>
  )
}

/** By what one knows an entry again: its name, or the service it belongs to, and its price. */
function useExcerpt(field: Field, value: unknown): string {
  const { services } = useForm().relations
  const values = (value ?? {}) as Record<string, unknown>
  const name = services.find(({ slug }) => slug === values.service)?.name
  const price = Object.entries(field.properties ?? {}).find(
    ([key, { unit }]) => unit === '€' && values[key] !== undefined,
  )
  const isNamed = typeof values.name === 'string'
  return [isNamed ? values.name : (name ?? excerptOf(value)), price && `${euros(values[price[0]])} €`]
    .filter(Boolean)
    .join(' · ')
}

const euros = (value: unknown) => (typeof value === 'number' ? formatEuros(value) : String(value))

interface SortedProps {
  entries: unknown[]
  /** A key for each entry. */
  ids: readonly number[]
  one: string
  onMove: (from: number, to: number) => void
}

/** A list whose entries are moved: by two buttons each, or drawn with the mouse. */
function SortedList({ entries, ids, one, onMove }: SortedProps) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const [focus, setFocus] = useState<{ at: number; way: string }>()
  const [dragged, setDragged] = useState<number>()
  const move = (from: number, to: number, way = '') => {
    if (to < 0 || to >= entries.length || from === to) return
    onMove(from, to)
    setSaid(`${excerptOf(entries[from])}: ahora es ${one} ${to + 1} de ${entries.length}.`)
    setFocus({ at: to, way })
  }
  useEffect(() => {
    if (!focus) return
    const buttons = list.current?.children[focus.at]?.querySelectorAll('button')
    const wanted = buttons?.[focus.way === 'down' ? 1 : 0]
    if (focus.way) (wanted?.disabled ? buttons?.[focus.way === 'down' ? 0 : 1] : wanted)?.focus()
  }, [focus])
  const drop = (event: DragEvent, at: number) => {
    event.preventDefault()
    if (dragged !== undefined) move(dragged, at)
    setDragged(undefined)
  }
  return (
    <>
      <ol ref={list} className={css.sorted}>
        {entries.map((entry, i) => (
          <li
            key={ids[i]}
            draggable
            data-dragged={dragged === i || undefined}
            onDragStart={() => setDragged(i)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, i)}
          >
            <span className="marked tabular">{i + 1}</span>
            <span className="cut">{excerptOf(entry) || 'Por rellenar'}</span>
            <Button
              tone="quiet"
              disabled={i === 0}
              aria-label={`Subir ${excerptOf(entry)}`}
              onClick={() => move(i, i - 1, 'up')}
            >
              ↑
            </Button>
            <Button
              tone="quiet"
              disabled={i === entries.length - 1}
              aria-label={`Bajar ${excerptOf(entry)}`}
              onClick={() => move(i, i + 1, 'down')}
            >
              ↓
            </Button>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  )
}
