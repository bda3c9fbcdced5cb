import type { Drawing } from '../../drawing.ts'
import { Dimension, Mark, n } from '../../lines.tsx'
import css from '../../trade-drawing.module.css'
import { film, sealed } from './film.ts'
import { Front } from './front.tsx'
import { Layers } from './layers.tsx'
import { centre, first, large, lens, out, outer, second, surface, under } from './view.ts'

/** Edge of a lacquered front in section, its corner enlarged: coats to scale, fibres open towards the edge. */
export const coats: Drawing = {
  width: 600,
  height: 470,
  lines: (
    <>
      <Front />
      <Layers />
      <path
        className={css.hair}
        d={[surface, outer].map((reach) => `M${n(centre.x + reach)} ${n(lowInLens(centre.x + reach))}V454`).join('')}
      />
      <Dimension from={[n(centre.x + surface), 454]} to={[n(centre.x + outer), 454]} measure={film} />

      <Mark number={1} at={[318, 366]} to={[280, 330]} />
      <Mark number={2} at={out(78)} to={out(84, surface - 0.4 * sealed * large)} />
      <Mark number={3} at={out(54)} to={out(54, (surface + first) / 2)} />
      <Mark number={4} at={out(32)} to={out(32, second)} />
      <Mark number={5} at={out(10)} to={out(10, (under + outer) / 2)} />
    </>
  ),
}

function lowInLens(x: number) {
  return lens.y + Math.sqrt(lens.r ** 2 - (x - lens.x) ** 2)
}
