import { useId } from 'react'
import pressed from '#app/ui/field/pressed-label.module.css'
import { WoodSwatch } from '#app/ui/wood-swatch/wood-swatch.tsx'
import css from './choice.module.css'
import { leaf, optionDrawings } from './option-drawings.ts'

type Props<T extends string> = {
  legend: string
  options: readonly T[]
  names: Record<T, string>
  value: T
  /** Why another than `value` is drawn. */
  note?: string | undefined
  /** The option's material is shown beside its name. */
  swatches?: boolean
  onChange: (value: T) => void
}

/** One of a few: radio buttons in a row, all in sight. */
export function Choice<T extends string>({ legend, options, names, value, note, swatches, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={`label quiet ${css.legend}`}>{legend}</legend>
      <div className={swatches ? css.samples : css.options}>
        {options.map((option) => (
          <label key={option} className={`target ${pressed.label} ${css.option}`}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {swatches ? <WoodSwatch wood={option} /> : <OptionDrawing option={option} />}
            <span>{names[option]}</span>
          </label>
        ))}
      </div>
      {note && <p className={`remark ${css.note}`}>{note}</p>}
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

type CountProps = {
  label: string
  value: number
  /** What the workshop takes when it is left to it. */
  usual: string
  most: number
  note?: string | undefined
  onChange: (value: number) => void
}

/** How many of something; 0 leaves it to the workshop. */
export function Count({ label, value, usual, most, note, onChange }: CountProps) {
  const id = useId()
  return (
    <div>
      <label className={`label quiet ${css.legend}`} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={css.select} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        <option value={0}>{usual}</option>
        {Array.from({ length: most }, (_, i) => (
          <option key={label + String(i)} value={i + 1}>
            {i + 1}
          </option>
        ))}
      </select>
      {note && <p className={`remark ${css.note}`}>{note}</p>}
    </div>
  )
}
