import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Content } from '#design/design.ts'
import { contentNames } from '#design/names.ts'
import css from './interior.module.css'

type Props = {
  contents: Content[]
  options: readonly Content[]
  most: number
  note?: string | undefined
  onChange: (contents: Content[]) => void
}

/** What each column holds, from left to right: chosen from a list, moved by its grip (dragged, or with the arrows). */
export function Interior({ contents, options, most, note, onChange }: Props) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [moving, setMoving] = useState<number | null>(null)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= contents.length || to === from) return
    const rest = contents.filter((_, i) => i !== from)
    onChange([...rest.slice(0, to), contents[from] as Content, ...rest.slice(to)])
    setMoving((held) => (held === null ? null : to))
    focusGrip(list.current, to)
  }
  const drag = (event: PointerEvent) => {
    if (moving === null) return
    const rows = [...(list.current?.children ?? [])]
    const over = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom)
    move(moving, over < 0 ? rows.length - 1 : over)
  }
  const press = (event: KeyboardEvent, i: number) => {
    const way = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
    if (way === undefined) return
    event.preventDefault()
    move(i, i + way)
  }
  return (
    <fieldset>
      <legend className={`label ${css.legend}`}>Interior, de izquierda a derecha</legend>
      <ol ref={list} className={css.columns} onPointerMove={drag} onLostPointerCapture={() => setMoving(null)}>
        {contents.map((content, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={i} className={css.column} data-moving={moving === i || undefined}>
            <button
              type="button"
              className={css.grip}
              aria-label={`Mover la columna ${i + 1}, ${contentNames[content]}: con las flechas`}
              onPointerDown={(event) => {
                list.current?.setPointerCapture(event.pointerId)
                setMoving(i)
              }}
              onKeyDown={(event) => press(event, i)}
            >
              <span className={css.number}>{i + 1}</span>
              <span className={css.dots} aria-hidden="true" />
            </button>
            <select
              className={css.select}
              aria-label={`Columna ${i + 1}`}
              value={content}
              onChange={(event) =>
                onChange(contents.map((old, at) => (at === i ? (event.target.value as Content) : old)))
              }
            >
              {options.map((option) => (
                <option key={option} value={option}>
                  {contentNames[option]}
                </option>
              ))}
            </select>
            <button
              type="button"
              className={css.remove}
              aria-label={`Quitar la columna ${i + 1}`}
              disabled={contents.length === 1}
              onClick={() => onChange(contents.filter((_, at) => at !== i))}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={css.add}
        aria-describedby={note ? `${id}-nota` : undefined}
        disabled={contents.length >= most}
        onClick={() => onChange([...contents, contents.at(-1) ?? (options[0] as Content)])}
      >
        <Icon name="plus" size={18} />
        Añadir columna
      </button>
      {note && (
        <p className={css.note} id={`${id}-nota`}>
          {note}
        </p>
      )}
    </fieldset>
  )
}

/** After the list has been drawn anew the hand is still on the same column. */
function focusGrip(list: HTMLOListElement | null, at: number) {
  requestAnimationFrame(() => list?.children[at]?.querySelector('button')?.focus())
}
