import css from '../../trade-drawing.module.css'
import { box, depth, face, high, line, type Spot, top, width, x, y } from './view.ts'

/** Split from one end, 46 cm along the grain. */
export function Lid() {
  const split: Spot[] = [
    [width, high, 31],
    [122, high, 30.2],
    [112, high, 30.6],
    [100, high, 29],
    [width - 46, high, 28.4],
    [101, high, 28],
    [113, high, 29],
    [123, high, 28.4],
    [width, high, 28.6],
  ]
  return (
    <>
      <path className={css.pale} d={face([0, high], [width, high], [width, high, depth], [0, high, depth])} />
      <path
        className={css.hair}
        d={
          line([0, high, 20], [width, high, 20]) +
          line([8, high, 43], [96, high, 43]) +
          line([30, high, 34], [78, high, 34]) +
          line([16, high, 9], [54, high, 9])
        }
      />
      <path className={css.wood} d={face([width, high], [width, high, depth], [width, top, depth], [width, top])} />
      <path className={css.dot} d={face(...split)} />
      <path className={css.cut} d={line([width, high, 29.8], [width, top, 29.2])} />
      <path className={css.pale} d={box(0, top, width, high)} />
    </>
  )
}

/** A hasp from the lid, over the plate. */
export function Lock() {
  const middle = width / 2
  return (
    <>
      <path
        className={css.ring}
        d={`${line([middle - 5, 52], [middle + 5, 52], [middle + 5, 45])}Q${x(middle + 4.4)} ${y(41)} ${x(middle)} ${y(39.4)}Q${x(middle - 4.4)} ${y(41)} ${x(middle - 5)} ${y(45)}Z`}
      />
      <path
        className={css.ring}
        d={`${line([middle - 1.4, high], [middle - 1.4, 47.4])}Q${x(middle)} ${y(45.6)} ${x(middle + 1.4)} ${y(47.4)}V${y(high)}Z`}
      />
      <circle className={css.dot} cx={x(middle)} cy={y(43.6)} r={2} />
      <path className={css.cut} d={line([middle, 43.4], [middle, 41.8])} />
      {[
        [-3.8, 50.8],
        [3.8, 50.8],
        [-3.8, 45.6],
        [3.8, 45.6],
      ].map(([right = 0, up = 0]) => (
        <circle key={`${right} ${up}`} className={css.dot} cx={x(middle + right)} cy={y(up)} r={1} />
      ))}
    </>
  )
}
