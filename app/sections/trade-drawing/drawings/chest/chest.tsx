import type { Drawing } from '../../drawing.ts'
import { Dimension, Mark } from '../../lines.tsx'
import css from '../../trade-drawing.module.css'
import { End, Frame } from './body.tsx'
import { Lid, Lock } from './lid.tsx'
import { Plinth } from './plinth.tsx'
import { depth, end, field, high, line, plinth, stile, width, x, y } from './view.ts'

/** An old chest seen from the front, its depth at half: what a restorer finds on it, and notes. */
export const chest: Drawing = {
  width: 600,
  height: 452,
  lines: (
    <>
      <path className={css.cut} d={line([-5, 0], [width + 12, 0])} />
      <End />
      <Frame />
      <Plinth />
      <Lid />
      <Lock />
      <Dimension from={[34, y(0)]} to={[34, y(high)]} measure={high} />
      <Dimension from={[x(0), 440]} to={[x(width), 440]} measure={width} />
      <Dimension from={[x(-6), y(high + 4)]} to={[x(-6, depth), y(high + 4, depth)]} measure={depth} />
      <Mark number={1} at={[x(24), 394]} to={[x(13.2), y(4.4)]} />
      <Mark number={2} at={[x(101), 236]} to={[x(end - stile - 2.6), y(field.low - 2.6)]} />
      <Mark number={3} at={[x(103), 44]} to={[x(104, 29), y(high, 29)]} />
      <Mark number={4} at={[x(100), 394]} to={[x(91), y(plinth + 0.6)]} />
      <Mark number={5} at={[x(21.5), 240]} to={[x(31.6), y(31.4)]} />
      <Mark number={6} at={[x(44.5), 232]} to={[x(62), y(46)]} />
    </>
  ),
}
