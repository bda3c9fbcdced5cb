import type { CSSProperties } from 'react'
import { woodSwatch } from '#contracts/addresses.ts'
import css from './drawing.module.css'
import { drawingOf, letters, type Wood as Made } from './drawings.ts'
import { extentOf } from './extent.ts'

const floor = 104
const highest = 96
const halfLetter = 4

/** The piece from its front, down to where it stands. Decorative: words stand beside it. */
export function PieceDrawing({ id }: { id: string }) {
  const { lines, scale = 1 } = drawingOf(id)
  const { left, right, top } = extentOf(lines)
  return (
    <svg
      className={`drawn ${css.drawing}`}
      viewBox={`${left} ${top} ${right - left} ${floor - top}`}
      style={{ '--high': ((floor - top) / highest) * scale } as CSSProperties}
      aria-hidden="true"
    >
      <Wood id={id} />
      <path d={lines} />
    </svg>
  )
}

/** All that is wood; how its leaves open. */
function Wood({ id, end = '' }: { id: string; end?: string | undefined }) {
  const { lines, wash = lines, made = 'roble', lacquered, opens } = drawingOf(id)
  return (
    <>
      <path className={css.wash} d={wash + end} />
      <path className={css.wood} d={wash + end} fill={`url(#quote-${made})`} />
      {lacquered && <path className={css.lacquer} d={lacquered.front} data-lacquer={lacquered.colour} />}
      {opens && <path className={css.opens} d={opens} />}
    </>
  )
}

/** What lies over oak's photograph, the only one that is fetched: its grain shows through. */
const stains: Record<Made, { fill: string; opacity: number } | undefined> = {
  roble: undefined,
  nogal: { fill: '#4a2e1e', opacity: 0.66 },
  fresno: { fill: '#e2cdab', opacity: 0.5 },
}

/** The woods of all of them; once on the page. The photograph lies as a board does, and is turned for what stands. */
export const Woods = () => (
  <svg className={css.defs} aria-hidden="true">
    {Object.entries(stains).map(([made, stain]) => (
      <pattern
        key={made}
        id={`quote-${made}`}
        width="90"
        height="60"
        patternUnits="userSpaceOnUse"
        patternTransform={stain ? undefined : 'rotate(90)'}
      >
        <image href={woodSwatch('roble')} width="90" height="60" />
        {stain && <rect width="90" height="60" {...stain} />}
      </pattern>
    ))}
  </svg>
)

/** The same on its floor, its end beside it, with its measures as dimension lines, each with its letter. */
export function MeasuredDrawing({ id }: { id: string }) {
  const { lines, end = '', room = '', measures } = drawingOf(id)
  const left = Math.min(...measures.map(({ letter: [x] }) => x - halfLetter))
  const right = extentOf(lines + end).right + halfLetter
  return (
    <svg className={`drawn ${css.drawing}`} viewBox={`${left} 0 ${right - left} 132`} aria-hidden="true">
      <Wood id={id} end={end} />
      <path d={`${lines}${end}${room}M24 ${floor}H${right}`} />
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
