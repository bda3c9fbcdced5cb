import { Dimension, n, times } from '../../lines.tsx'
import css from '../../trade-drawing.module.css'
import { board, eased, enlarged } from './film.ts'
import { centre, front, lens, stray, unit } from './view.ts'

const corner = n(eased * unit)
const streaks = 8

/** The front's edge as it is, broken off below, and the rays from its corner to the lens. */
export function Front() {
  const { left, right, top, low } = front
  const ease = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx * corner} ${dy * corner}`
  return (
    <>
      <path
        className={css.wood}
        d={`M${left} ${low}V${top + corner}${ease(1, -1)}H${right - corner}${ease(1, 1)}V${low}`}
      />
      {times(streaks, (k) => (
        <path
          className={css.hair}
          strokeDasharray={`${n(20 + 60 * stray(k))} ${n(8 + 16 * stray(k + 4))}`}
          d={`M${n(left + ((k + 0.3 + 0.4 * stray(k + 2)) * (right - left)) / streaks)} ${top}V${low}`}
        />
      ))}
      <path className={css.hair} d={`M${left - 8} ${low}H${(left + right) / 2 - 8}l5 -10l6 20l5 -10H${right + 8}`} />
      <path className={css.hair} d={cone()} />
      <Dimension from={[left, top - 20]} to={[right, top - 20]} measure={board} />
    </>
  )
}

/** The corner that is enlarged, true to size, and its outermost rays to the lens. */
function cone() {
  const r = lens.r / enlarged
  const [x, y] = [front.right - (lens.x - centre.x) / enlarged, front.top]
  const [dx, dy] = [lens.x - x, lens.y - y]
  const rays = [1, -1].map((side) => {
    const angle = Math.atan2(dy, dx) + side * Math.acos((r - lens.r) / Math.hypot(dx, dy))
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `M${n(x + r * cos)} ${n(y + r * sin)}L${n(lens.x + lens.r * cos)} ${n(lens.y + lens.r * sin)}`
  })
  return `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 1 0 .01${rays.join('')}`
}
