import { useId } from 'react'
import pressed from '#app/ui/field/pressed-label.module.css'
import { WoodSwatch } from '#app/ui/wood-swatch/wood-swatch.tsx'
import type { Design } from '#design/design.ts'
import * as names from '#design/names.ts'
import { designWords } from '#words/design-words.ts'
import css from './choice.module.css'
import { leaf, optionDrawings } from './option-drawings.ts'
import { type Board, noteOn } from './use-design.ts'

const namesOf = {
  wood: names.woodNames,
  finish: names.finishNames,
  fronts: names.frontNames,
  handle: names.handleNames,
  base: names.baseNames,
  body: names.bodyNames,
  placement: names.placementNames,
}
type Field = keyof typeof namesOf

type Props<F extends Field> = {
  board: Board
  field: F
  options: readonly Design[F][]
  legend?: string
  /** Beside the options; why another than the chosen one is drawn, where nothing is said. */
  note?: string | undefined
  /** The option's material is shown beside its name. */
  swatches?: boolean
  /** What goes with the chosen one. */
  sets?: (value: Design[F]) => Partial<Design>
}

/** One of a few for a field of the design: radio buttons in a row, all in sight. */
export function Choice<F extends Field>({ board, field, options, legend, note, swatches, sets }: Props<F>) {
  const name = useId()
  const said = note ?? noteOn(board, field)
  return (
    <fieldset>
      <legend className={`label quiet ${css.legend}`}>{legend ?? designWords[field]}</legend>
      <div className={swatches ? css.samples : css.options}>
        {options.map((option) => (
          <label key={option} className={`target ${pressed.label} ${css.option}`}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === board.design[field]}
              onChange={() => board.set({ [field]: option, ...sets?.(option) }, field)}
            />
            {swatches ? <WoodSwatch wood={option} /> : <OptionDrawing option={option} />}
            <span>{(namesOf[field] as Record<Design[F], string>)[option]}</span>
          </label>
        ))}
      </div>
      {said && <p className={`remark ${css.note}`}>{said}</p>}
    </fieldset>
  )
}

/** In the strokes of the sheet: the outline strong, what is in it fine. */
export function OptionDrawing({ option }: { option: string }) {
  const d = optionDrawings[option]
  const outline = d?.slice(0, d.indexOf('z') + 1)
  return (
    d && (
      <svg viewBox={`${outline === leaf ? -6 : 0} 0 40 32`} className={`drawn ${css.drawing}`} aria-hidden="true">
        <path d={outline} />
        <path d={d.slice(outline?.length)} />
      </svg>
    )
  )
}

/** Of columns, and of what is in one. */
export const most = 12

type CountProps = {
  board: Board
  field: 'columns' | 'shelves'
  /** What the workshop takes when it is left to it. */
  usual: string
}

/** How many of something; 0 leaves it to the workshop. */
export function Count({ board, field, usual }: CountProps) {
  const id = useId()
  const note = noteOn(board, field)
  return (
    <div>
      <label className={`label quiet ${css.legend}`} htmlFor={id}>
        {designWords[field]}
      </label>
      <select
        id={id}
        className={css.select}
        value={board.design[field]}
        onChange={({ target }) => board.set({ [field]: Number(target.value) }, field)}
      >
        <option value={0}>{usual}</option>
        {Array.from({ length: most }, (_, i) => (
          <option key={field + String(i)} value={i + 1}>
            {i + 1}
          </option>
        ))}
      </select>
      {note && <p className={`remark ${css.note}`}>{note}</p>}
    </div>
  )
}
