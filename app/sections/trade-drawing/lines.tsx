import { Children, type ReactNode } from 'react'
import css from './trade-drawing.module.css'

/** Units of a drawing's field: about a pixel where it stands beside its names. */
type Point = readonly [x: number, y: number]

/** From `from` to `to` with a stroke across each end, and over it how much of the thing drawn that is, as on a bench drawing. */
export function Dimension({ from: [x1, y1], to: [x2, y2], measure }: { from: Point; to: Point; measure: number }) {
  const upright = x1 === x2
  const turn = upright ? -90 : (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const tick = stroke(upright ? -45 : turn - 45)
  return (
    <g>
      <path d={`M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`} className={css.hair} />
      <text transform={`translate(${n((x1 + x2) / 2)} ${n((y1 + y2) / 2)}) rotate(${n(turn)})`} y={-7}>
        {figure(measure)}
      </text>
    </g>
  )
}

/** The number of a part, and a hairline from it to the part. */
export function Mark({ number, at: [x, y], to }: { number: number; at: Point; to: Point }) {
  const away = Math.hypot(to[0] - x, to[1] - y)
  const [dx, dy] = [(to[0] - x) / away, (to[1] - y) / away]
  return (
    <g className={css.mark}>
      <path d={`M${n(x + radius * dx)} ${n(y + radius * dy)}L${to[0]} ${to[1]}`} className={css.hair} />
      <circle cx={to[0]} cy={to[1]} r={2.2} className={css.dot} />
      <circle cx={x} cy={y} r={radius} className={css.ring} />
      <text x={x} y={y} dy="0.34em">
        {number}
      </text>
    </g>
  )
}

/** Parallel hairlines from corner to corner of a rectangle: what the drawing cuts through and is not wood. */
export function Hatch({
  x,
  y,
  width,
  height,
  step = 9,
}: Record<'x' | 'y' | 'width' | 'height', number> & { step?: number }) {
  const lines = Array.from({ length: Math.ceil((width + height) / step - 0.5) }, (_, k) => (k + 0.5) * step)
  const d = lines.map((at) => {
    const [left, top] = [Math.max(0, at - height), Math.min(at, height)]
    const [right, low] = [Math.min(at, width), Math.max(0, at - width)]
    return `M${n(x + left)} ${n(y + top)}L${n(x + right)} ${n(y + low)}`
  })
  return <path d={d.join('')} className={css.hair} />
}

/** The same for each number from 0 on. */
export const times = (count: number, draw: (k: number) => ReactNode) =>
  Children.toArray(Array.from({ length: count }, (_, k) => draw(k)))

/** As it is written on the drawing. */
export const figure = (measure: number) => String(n(measure)).replace('.', ',')

export const n = (value: number) => Math.round(value * 100) / 100

const radius = 15

/** Across the end of a line, at so many degrees. */
function stroke(angle: number) {
  const [dx, dy] = [Math.cos, Math.sin].map((part) => 4 * Math.SQRT2 * part((angle * Math.PI) / 180)) as [
    number,
    number,
  ]
  return (x: number, y: number) => `M${n(x - dx)} ${n(y - dy)}l${n(2 * dx)} ${n(2 * dy)}`
}
