import { type DragEvent, useEffect, useRef, useState } from 'react'
import { excerptOf } from '#contracts/text-changes.ts'
import { Button } from '../../ui/button.tsx'
import css from './form.module.css'

interface Props {
  entries: unknown[]
  /** A key for each entry. */
  ids: readonly number[]
  one: string
  onMove: (from: number, to: number) => void
}

/** A list whose entries are moved: by two buttons each, or drawn with the mouse. */
export function SortedList({ entries, ids, one, onMove }: Props) {
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
