import type { KeyboardEvent } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Content } from '#design/design.ts'
import { contentNames } from '#design/names.ts'
import { designWords } from '#words/design-words.ts'
import choice from './choice.module.css'
import { OptionDrawing } from './choice.tsx'
import css from './interior.module.css'

type Props = {
  /** From left to right, from 1. */
  number: number
  content: Content
  options: readonly Content[]
  isMoving: boolean
  isOnly: boolean
  onGrip: (pointer: number) => void
  onStep: (way: number) => void
  onChoose: (content: Content) => void
  onRemove: () => void
}

/** A column: its grip, what it holds, and the way out. */
export function Column({ number, content, options, isMoving, isOnly, onGrip, onStep, onChoose, onRemove }: Props) {
  const press = (event: KeyboardEvent) => {
    const way = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
    if (way === undefined) return
    event.preventDefault()
    onStep(way)
  }
  return (
    <li className={css.column} data-moving={isMoving || undefined}>
      <button
        type="button"
        className={`target ${css.grip}`}
        aria-label={designWords.moveColumn(number, contentNames[content])}
        onPointerDown={({ pointerId }) => onGrip(pointerId)}
        onKeyDown={press}
      >
        <span className={css.number}>{number}</span>
        <span className={css.dots} aria-hidden="true" />
      </button>
      <OptionDrawing option={content} />
      <select
        className={choice.select}
        aria-label={designWords.column(number)}
        value={content}
        onChange={(event) => onChoose(event.target.value as Content)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {contentNames[option]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={`target ${css.remove}`}
        aria-label={designWords.removeColumn(number)}
        disabled={isOnly}
        onClick={onRemove}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  )
}
