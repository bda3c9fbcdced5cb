import { n } from '../../lines.tsx'
import css from '../../trade-drawing.module.css'
import { fronts, gap } from './fronts.ts'

const unit = 0.074 // per mm
const length = 2400
/** Between worktop and cupboards, and from which the oven's module begins. */
const [under, worktop, oven] = [860, 900, 1800]

/** The kitchen that the pieces become, seen from the front; what does not come off the board stays blank. */
export function Kitchen({ left, floor }: { left: number; floor: number }) {
  const x = (mm: number) => n(left + mm * unit)
  const y = (mm: number) => n(floor - mm * unit)
  const box = (from: number, low: number, to: number, high: number) =>
    `M${x(from)} ${y(low)}H${x(to)}V${y(high)}H${x(from)}z`
  const plain = [
    box(0, under, length, worktop),
    box(oven, 260, length, under),
    box(oven + 70, 340, length - 70, 690),
    `M${x(oven + 70)} ${y(765)}H${x(length - 70)}`,
    // The hood over it, and the tap.
    box(oven + 10, 1490, length - 10, 1560),
    box(oven + 150, 1560, length - 150, 2047),
    `M${x(900)} ${y(worktop)}V${y(1180)}H${x(1040)}V${y(1120)}`,
  ]
  return (
    <>
      {fronts.map(({ at, up, width, height }) => (
        <path
          key={`${at} ${up}`}
          className={css.wood}
          d={width === length ? box(at, up, width, height) : box(at + gap / 2, up, at + gap / 2 + width, up + height)}
        />
      ))}
      <path className={css.thin} d={plain.join('')} />
      <path className={css.cut} d={`M${x(0) - 16} ${floor}H${x(length) + 16}`} />
    </>
  )
}
