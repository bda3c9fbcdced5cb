import { n } from '../../lines.tsx'
import css from '../../trade-drawing.module.css'
import { type Corner, front, groove, lap, lowestTail } from './dovetails.ts'
import { at, width } from './view.ts'

/** Units to a millimetre. */
const scale = 3.6
const radius = 20
const middle = 15
export const large = ([y, z]: Corner) => [n(490 + (y - front) * scale), n(438 - (z - middle) * scale)] as const

/** The lowest tail from outside, under a glass, and dashed behind it the groove that it hides. */
export function Glass() {
  const [x, y] = at([width, (lap + front) / 2, middle])
  const [cx, cy] = large([front, middle])
  const rim = large([front, middle + radius])
  const low = large([front + Math.sqrt(radius ** 2 - middle ** 2), 0])
  const tail = [rim, ...lowestTail.map(large), large([front, 0]), low].join('L')
  const dashes = [groove.low, groove.top].map((z) => `M${large([lap, z])}L${large([front + 17, z])}`)
  return (
    <>
      <path className={css.wood} d={`M${tail}A${radius * scale} ${radius * scale} 0 0 0 ${rim}Z`} />
      <path className={css.thin} strokeDasharray="5 3" d={dashes.join('')} />
      <circle className={css.hair} cx={x} cy={y} r={19} />
      <circle className={css.thin} cx={cx} cy={cy} r={radius * scale} />
      <path className={css.hair} d={`M${x + 16} ${y + 10}L${large([front - 19.2, 20.6])}`} />
      <text x={cx + 33} y={cy - 24}>
        1:7
      </text>
    </>
  )
}
