import css from './drawing.module.css'
import { drawingOf, letters } from './drawings.ts'

/** The piece in hairlines, with its measures as dimension lines where `measured`. Decorative: words stand beside it. */
export function PieceDrawing({ id, measured = false }: { id: string; measured?: boolean }) {
  const { lines, measures } = drawingOf(id)
  return (
    <svg
      className={css.drawing}
      viewBox={measured ? '0 0 168 132' : '4 4 152 108'}
      aria-hidden="true"
      data-measured={measured || undefined}
    >
      <path d={lines} />
      {measured &&
        measures.map(({ line, letter: [x, y] }, at) => (
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
