import css from './scale.module.css'

const marks = [0, 400, 800, 1200, 1600, 2000, 2400] // mm from the floor
const named: Record<number, string> = { 1200: '1,20 m', 2400: '2,40 m' }

/** A rule at the end of the floor, to the scale of what stands on it. */
export const Scale = ({ low }: { low: boolean }) => (
  <span className={low ? `${css.rule} ${css.low}` : css.rule}>
    {marks.map((mark) => (
      <span key={mark} className={css.mark} style={{ insetBlockEnd: `calc(${mark} * var(--mm))` }}>
        {named[mark] && <span className={css.figure}>{named[mark]}</span>}
      </span>
    ))}
  </span>
)

type Measured = { name: string; value: string }[]

/** Width, height and depth of a piece, cm, on lines as the drawing board has them; half as long what goes into the depth. */
export const Measures = ({ measures }: { measures: Measured }) =>
  measures.map(({ name, value }, i) => (
    <span key={name} className={`${css.measure} ${[css.width, css.height, css.depth][i]}`}>
      <span className="label quiet">{name}</span> {value} cm
    </span>
  ))
