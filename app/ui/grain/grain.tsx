import type { CSSProperties, ReactNode } from 'react'
import css from './grain.module.css'
import { grainPaths, type Knot, reach } from './grain-paths.ts'

const percent = (part: number) => `${+(100 * part).toFixed(2)}%`
/** A page is 600 units wide, from its first line to its last. */
const pageLines = [0, 100, 200, 300, 400, 500, 600]

type Props = Omit<Knot, 'lines'> & { className?: string | undefined; children?: ReactNode }

/** A knot in the grain of the page: its box is the knot, as wide as 2 `rx` of the page's 600, and the seven lines flow round it. Says nothing to be read. */
export function Grain({ className = '', children, ...knot }: Props) {
  const { x, rx, ry, left, right } = knot
  const width = right - left
  const height = +(2 * reach * ry).toFixed(1)
  const place = {
    insetInlineStart: percent((left - x + rx) / (2 * rx)),
    inlineSize: percent(width / (2 * rx)),
  }
  return (
    <span
      className={`${css.knot} ${className}`}
      style={{ '--knot': rx / 300, aspectRatio: `${rx} / ${ry}` } as CSSProperties}
      aria-hidden="true"
    >
      <svg
        className={`no-print ${css.lines}`}
        style={place}
        aria-hidden="true"
        viewBox={`${left} ${-height / 2} ${width} ${height}`}
      >
        {grainPaths({ ...knot, lines: pageLines }).map(({ d, from, fine }) => (
          <path key={d} d={d} style={{ transformOrigin: `${from}px 0` }} className={fine ? css.fine : undefined} />
        ))}
      </svg>
      {children}
    </span>
  )
}
