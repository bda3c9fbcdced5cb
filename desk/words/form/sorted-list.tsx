import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { excerptOf } from '../values.ts'
import css from './sorted-list.module.css'

interface Props {
  entries: unknown[]
  one: string
  onSort: (entries: unknown[]) => void
}

/** A list whose entries are moved: by two buttons each, or drawn with the mouse. */
export function SortedList({ entries, one, onSort }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const [focus, setFocus] = useState<{ at: number; way: string }>()
  const [dragged, setDragged] = useState<number>()
  const move = (from: number, to: number, way = '') => {
    if (to < 0 || to >= entries.length || from === to) return
    const entry = entries[from]
    onSort(entries.toSpliced(from, 1).toSpliced(to, 0, entry))
    setSaid(`${excerptOf(entry)}: ahora es ${one} ${to + 1} de ${entries.length}.`)
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
      <ol ref={list} className={css.list}>
        {entries.map((entry, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and nothing is typed here
            key={i}
            draggable
            data-dragged={dragged === i || undefined}
            onDragStart={() => setDragged(i)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, i)}
          >
            <span className={css.number}>{i + 1}</span>
            <span className={css.name}>{excerptOf(entry) || 'Por rellenar'}</span>
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
