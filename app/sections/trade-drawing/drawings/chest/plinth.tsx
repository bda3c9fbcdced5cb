import type { ReactNode } from 'react'
import { Hatch, n, times } from '../../lines.tsx'
import css from '../../trade-drawing.module.css'
import { end, face, line, moulding, plinth, start, unit, width, x, y } from './view.ts'

/** Its moulding lacks 14 cm. */
export function Plinth() {
  const [from, to] = [84, 98]
  return (
    <>
      <path
        className={css.wood}
        d={`${line([start - 1, 0], [17, 0])}Q${x(18)} ${y(4.6)} ${x(25)} ${y(4.6)}H${x(107)}Q${x(114)} ${y(4.6)} ${x(115)} ${y(0)}H${x(end + 1)}V${y(plinth)}H${x(start - 1)}Z`}
      />
      <path
        className={css.pale}
        d={face(
          [0, plinth],
          [from + 1, plinth],
          [from - 0.4, plinth + 0.8],
          [from + 0.6, plinth + 1.3],
          [from, moulding],
          [0, moulding],
        )}
      />
      <path
        className={css.pale}
        d={face(
          [width, plinth],
          [to - 0.6, plinth],
          [to + 0.6, plinth + 0.9],
          [to - 0.2, plinth + 1.4],
          [to + 0.8, moulding],
          [width, moulding],
        )}
      />
      <Hatch
        x={x(from + 1)}
        y={y(moulding)}
        width={n((to - from - 1.4) * unit)}
        height={n((moulding - plinth) * unit)}
        step={5}
      />
      <Worms />
    </>
  )
}

/** Open where they are at work, with what falls from them before the foot; filled where they left long ago. */
function Worms() {
  const heap = (from: number, wide: number) =>
    `${line([from, 0])}c${wide / 3} 0 ${wide / 3} ${-wide / 4} ${wide / 2} ${-wide / 4}s${wide / 6} ${wide / 4} ${wide / 2} ${wide / 4}z`
  return (
    <>
      {scattered(9, [8, 5.6], [5.4, 2.6], (cx, cy) => (
        <circle cx={cx} cy={cy} r={2} className={css.ring} />
      ))}
      {scattered(7, [122.5, 4.6], [4.6, 2.4], (cx, cy) => (
        <circle cx={cx} cy={cy} r={1.4} className={css.dot} />
      ))}
      <path className={css.ring} d={heap(3, 24) + heap(8.6, 15)} />
    </>
  )
}

/** Around a spot, each a golden angle on from the last and a little farther out. */
function scattered(
  count: number,
  [at, up]: readonly [number, number],
  [wide, tall]: readonly [number, number],
  draw: (cx: number, cy: number) => ReactNode,
) {
  return times(count, (k) => {
    const away = Math.sqrt((k + 0.5) / count)
    return draw(x(at + wide * away * Math.cos(k * 2.4)), y(up + tall * away * Math.sin(k * 2.4)))
  })
}
