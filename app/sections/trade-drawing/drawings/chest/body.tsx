import css from '../../trade-drawing.module.css'
import {
  bevel,
  box,
  depth,
  end,
  face,
  field,
  fields,
  line,
  moulding,
  over,
  plinth,
  type Spot,
  start,
  stile,
  top,
  width,
  x,
  y,
} from './view.ts'

/** Two panels in their frame, a tenon that has come loose and a knock of 8 mm. */
export function Frame() {
  const inner = (from: number) => box(from + bevel, field.low + bevel, from + field.wide - bevel, field.top - bevel)
  const mitres = (from: number) =>
    [from, from + field.wide].flatMap((side) =>
      [field.low, field.top].map((level) =>
        line([side, level], [side + (side === from ? bevel : -bevel), level + (level === field.low ? bevel : -bevel)]),
      ),
    )
  return (
    <>
      <path className={css.wood} d={box(start, plinth, end, top)} />
      <path
        className={css.thin}
        d={line([start + stile, plinth], [start + stile, top]) + line([end - stile, plinth], [end - stile, top])}
      />
      <path
        className={css.pale}
        d={fields.map((from) => box(from, field.low, from + field.wide, field.top)).join('')}
      />
      <path className={css.thin} d={fields.map(inner).join('')} />
      <path className={css.hair} d={fields.flatMap(mitres).join('')} />
      {/* The tenon has come out of its mortise. */}
      <path
        className={css.dot}
        d={face([end - stile, moulding], [end - stile, field.low], [end - stile - 1.5, field.low])}
      />
      {/* Pegs through the tenons. */}
      {[start + stile - 3, end - stile + 3].flatMap((at) =>
        [plinth + 5, plinth + 8, top - 4, top - 7].map((level) => (
          <circle key={`${at} ${level}`} cx={x(at)} cy={y(level)} r={1.6} className={css.thin} />
        )),
      )}
      {/* A knock in the panel. */}
      <ellipse cx={x(33.4)} cy={y(32)} rx={3.2} ry={1.5} className={css.dot} />
    </>
  )
}

/** Seen aslant, with the plinth round the corner. */
export function End() {
  const deep = depth - over
  const foot: Spot[] = [
    [end + 1, 0],
    [end + 1, 0, 10],
    [end + 1, 4.6, 15],
    [end + 1, 4.6, deep - 15],
    [end + 1, 0, deep - 10],
    [end + 1, 0, deep],
  ]
  return (
    <>
      <path className={css.wood} d={face([end, plinth], [end, plinth, deep], [end, top, deep], [end, top])} />
      <path
        className={css.pale}
        d={face([end, field.low, 9], [end, field.low, deep - 9], [end, field.top, deep - 9], [end, field.top, 9])}
      />
      <path className={css.wood} d={face(...foot, [end + 1, plinth, deep], [end + 1, plinth])} />
      <path
        className={css.pale}
        d={face([width, plinth], [width, plinth, deep], [width, moulding, deep], [width, moulding])}
      />
    </>
  )
}
