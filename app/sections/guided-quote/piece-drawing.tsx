import { woodSwatch } from '#contracts/addresses.ts'
import css from './drawing.module.css'
import { drawingOf, letters } from './drawings.ts'
import { extentOf } from './extent.ts'

/** As high as the highest of them, the door. */
const height = 96
const halfLetter = 4

/** The piece in hairlines, from its left edge to its right and down to where it stands. Decorative: words stand beside it. */
export function PieceDrawing({ id }: { id: string }) {
  const { lines, shade, wash = lines } = drawingOf(id)
  const { left, right, bottom } = extentOf(lines)
  return (
    <svg
      className={`drawn ${css.drawing}`}
      viewBox={`${left} ${bottom - height} ${right - left} ${height}`}
      aria-hidden="true"
    >
      {shade && <path className={css.shade} d={shade} />}
      <path className={css.wash} d={wash} />
      <path className={css.wood} d={wash} />
      <path d={lines} />
    </svg>
  )
}

/** The oak of all of them, its grain upright; once on the page. */
export const Oak = () => (
  <svg className={css.defs} aria-hidden="true">
    <pattern id="quote-oak" width="90" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(90)">
      <image href={woodSwatch('roble')} width="90" height="60" />
    </pattern>
  </svg>
)

/** The same on its floor, with its measures as dimension lines, each with its letter. */
export function MeasuredDrawing({ id }: { id: string }) {
  const { lines, shade, wash = lines, room = '', measures } = drawingOf(id)
  const left = Math.min(extentOf(lines + room).left, ...measures.map(({ letter: [x] }) => x - halfLetter))
  return (
    <svg className={`drawn ${css.drawing}`} viewBox={`${left} 0 ${168 - left} 132`} aria-hidden="true">
      {shade && <path className={css.shade} d={shade} />}
      <path className={css.wash} d={wash} />
      <path className={css.wood} d={wash} />
      <path d={lines + room} />
      {measures.map(({ line, letter: [x, y] }, at) => (
        <g key={line} className={css.measure} data-letter={letters[at]}>
          <path d={line} />
          <text x={x} y={y}>
            {letters[at]}
          </text>
        </g>
      ))}
    </svg>
  )
}
