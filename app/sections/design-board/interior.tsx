import { type PointerEvent, useId, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Content } from '#design/design.ts'
import { furniture } from '#design/kinds.ts'
import { designWords } from '#words/design-words.ts'
import choice from './choice.module.css'
import { most } from './choice.tsx'
import { Column } from './column.tsx'
import css from './interior.module.css'
import { type Board, noteOn } from './use-design.ts'

/** What each column holds, from left to right: chosen from a list, moved by its grip (dragged, or with the arrows). */
export function Interior({ board }: { board: Board }) {
  const { design, piece } = board
  const contents = design.interior.length > 0 ? design.interior : piece.columns.map(({ content }) => content)
  const options = furniture[design.kind].contents
  const note = noteOn(board, 'columns', 'interior')
  const onChange = (interior: Content[]) => board.set({ interior, columns: 0 }, 'interior')
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [moving, setMoving] = useState<number | null>(null)
  // A column is its place: the number by which it is called.
  const columns = contents.map((content, i) => ({ number: i + 1, content }))
  const move = (from: number, to: number) => {
    if (to < 0 || to >= contents.length || to === from) return
    onChange(contents.toSpliced(from, 1).toSpliced(to, 0, contents[from] as Content))
    setMoving((held) => (held === null ? null : to))
    focusGrip(list.current, to)
  }
  const drag = (event: PointerEvent) => {
    if (moving === null) return
    const rows = [...(list.current?.children ?? [])]
    const over = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom)
    move(moving, over < 0 ? rows.length - 1 : over)
  }
  return (
    <fieldset>
      <legend className={`label quiet ${choice.legend}`}>{designWords.interior}</legend>
      <ol ref={list} className={css.columns} onPointerMove={drag} onLostPointerCapture={() => setMoving(null)}>
        {columns.map(({ number, content }, i) => (
          <Column
            key={number}
            {...{ number, content, options }}
            isMoving={moving === i}
            isOnly={contents.length === 1}
            onGrip={(pointer) => {
              list.current?.setPointerCapture(pointer)
              setMoving(i)
            }}
            onStep={(way) => move(i, i + way)}
            onChoose={(chosen) => onChange(contents.with(i, chosen))}
            onRemove={() => onChange(contents.toSpliced(i, 1))}
          />
        ))}
      </ol>
      <button
        type="button"
        className={`target ${css.add}`}
        aria-describedby={note ? `${id}-nota` : undefined}
        disabled={contents.length >= most}
        onClick={() => onChange([...contents, contents.at(-1) ?? (options[0] as Content)])}
      >
        <Icon name="plus" size={18} />
        {designWords.addColumn}
      </button>
      {note && (
        <p className="remark" id={`${id}-nota`}>
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
