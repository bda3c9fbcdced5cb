import { Dimension, n } from '../../lines.tsx'
import css from '../../trade-drawing.module.css'
import { kerf } from './board.ts'

const lens = { x: 512, y: 446, r: 72 }

/** What the saw takes along a cut at this place, so many times as large, at so many units to a millimetre. */
export function Kerf({ at: [x, y], enlarged, scale }: { at: [number, number]; enlarged: number; scale: number }) {
  const seen = n(lens.r / enlarged)
  const half = (kerf / 2) * scale
  const chord = n(Math.sqrt(lens.r ** 2 - half ** 2))
  const [top, low] = [lens.y - half, lens.y + half]
  const segment = (edge: number, turn: 0 | 1) =>
    `M${lens.x - chord} ${edge}A${lens.r} ${lens.r} 0 0 ${turn} ${lens.x + chord} ${edge}z`
  return (
    <>
      <circle className={css.thin} cx={x} cy={y} r={seen} />
      <path className={css.hair} d={`M${x} ${n(y + seen)}L${lens.x} ${lens.y - lens.r}`} />
      <path className={css.wood} d={`${segment(top, 1)}${segment(low, 0)}`} />
      <circle className={css.cut} cx={lens.x} cy={lens.y} r={lens.r} />
      <Dimension from={[lens.x + 6, low]} to={[lens.x + 6, top]} measure={kerf / 10} />
    </>
  )
}
