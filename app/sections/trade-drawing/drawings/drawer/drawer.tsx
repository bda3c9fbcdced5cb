import type { Drawing } from '../../drawing.ts'
import { Dimension, Mark } from '../../lines.tsx'
import css from '../../trade-drawing.module.css'
import { backTop, depth, front, groove, high, lap, pins, plain, side, tailed } from './dovetails.ts'
import { Front } from './front.tsx'
import { Glass, large } from './glass.tsx'
import { at, board, inner, inside, line, outside, width } from './view.ts'

/** How far the bottom is out of its groove. */
const slide = 106
/** Of the bottom: at which depth each vein runs, and between which parts of the width. */
const grain = [
  [140, 0, 0.62],
  [168, 0.2, 1],
  [190, 0, 0.34],
  [214, 0.14, 1],
  [236, 0, 0.7],
  [262, 0.3, 1],
  [330, 0.3, 1],
  [368, 0, 0.9],
] as const

/** A dovetailed drawer in isometric: its front off the sides, its bottom half out of the groove. */
export const drawer: Drawing = {
  width: 600,
  height: 516,
  lines: (
    <>
      {/* From what lies behind to what lies in front. */}
      <Bottom from={depth} to={depth + slide} margin={side - 5} />
      {board(tailed, 0, side)}
      <path
        className={css.hair}
        d={
          line([side, lap, groove.low], [side, depth, groove.low]) +
          line([side, lap, groove.top], [side, depth, groove.top])
        }
      />
      <Bottom from={front + slide} to={depth} margin={side} />
      {board(plain(depth - side, depth, groove.top, backTop), side, inner)}
      {board(tailed, inner, width)}
      <path className={css.thin} d={pins.map((pin) => line(...pin.map(([y, z]) => [width, y, z] as const))).join('')} />
      <Front />
      <path
        className={css.hair}
        strokeDasharray="2 4"
        d={
          line([width, inside, 0], [width, front, 0]) +
          line([width, inside, high], [width, front, high]) +
          line([0, inside, high], [0, front, high])
        }
      />
      <Glass />
      <Dimension from={at([0, outside, -44])} to={at([width, outside, -44])} measure={width} />
      <Dimension from={at([-26, lap, high])} to={at([-26, depth, high])} measure={depth - lap} />
      <Dimension from={at([-28, outside, 0])} to={at([-28, outside, high])} measure={high} />
      <Mark number={1} at={[60, 128]} to={at([36, outside, 92])} />
      <Mark number={2} at={[548, 312]} to={at([width, 190, 44])} />
      <Mark number={3} at={[262, 262]} to={at([width, 12, 75])} />
      <Mark number={4} at={[578, 494]} to={large([34, 11])} />
      <Mark number={5} at={[566, 128]} to={at([268, depth + 88, groove.top])} />
      <Mark number={6} at={[436, 52]} to={at([130, depth - 6, backTop])} />
    </>
  ),
}

/** Of the bottom, from one depth to another; its grain runs from side to side. */
function Bottom({ from, to, margin }: Record<'from' | 'to' | 'margin', number>) {
  const [left, right] = [margin, width - margin]
  const seen = grain.filter(([depth]) => depth > from && depth < to)
  return (
    <>
      {board(plain(from, to, groove.low, groove.top), left, right)}
      <path
        className={css.hair}
        d={seen
          .map(([y, start, end]) => line([start * width + left, y, groove.top], [end * right, y, groove.top]))
          .join('')}
      />
    </>
  )
}
