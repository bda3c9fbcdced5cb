import type { Drawing } from '../../drawing.ts'
import { Dimension, Hatch, Mark, n, times } from '../../lines.tsx'
import css from '../../trade-drawing.module.css'
import { board, type Cut, kerf, offcuts, pieces } from './board.ts'
import { Kerf } from './kerf.tsx'
import { Kitchen } from './kitchen.tsx'

const unit = 0.22 // per mm
const [left, top] = [52, 52]
const x = (mm: number) => n(left + mm * unit)
const y = (mm: number) => n(top + mm * unit)
const low = y(board.width)
/** The middle of the cut between the second strip and the third. */
const rip = (offcuts[2]?.y ?? 0) - kerf / 2

/** One board laid out for the panel saw, the kitchen that its pieces become, and the kerf enlarged. */
export const cuttingPlan: Drawing = {
  width: 600,
  height: 526,
  lines: (
    <>
      {pieces.map((piece) => (
        <rect key={`${piece.x} ${piece.y}`} className={css.wood} {...field(piece)} />
      ))}
      {offcuts.map((cut) => (
        <Hatch key={cut.y} {...field(cut)} step={6} />
      ))}
      {offcuts.slice(0, -1).flatMap(grain)}
      <rect className={css.cut} {...field({ x: 0, y: 0, ...board })} />
      <Dimension from={[x(0), low + 32]} to={[x(board.length), low + 32]} measure={board.length / 10} />
      <Dimension from={[left - 16, low]} to={[left - 16, top]} measure={board.width / 10} />

      <Kitchen left={left} floor={520} />
      <Kerf at={[x(2150), y(rip)]} scale={50 * unit} enlarged={50} />

      <Mark number={1} at={[x(400), 17]} to={[x(400), y(110)]} />
      <Mark number={2} at={[x(1510), 17]} to={[x(1510), y(110)]} />
      <Mark number={3} at={[x(1721), 17]} to={[x(1721), y(110)]} />
      <Mark number={4} at={[x(909), y(790)]} to={[x(1040), y(900)]} />
      <Mark number={5} at={[x(909), y(1132)]} to={[x(1060), y(1132)]} />
      <Mark number={6} at={[x(2368), 17]} to={[x(2368), y(110)]} />
    </>
  ),
}

function field({ x: at, y: from, length, width }: Cut) {
  return { x: x(at), y: y(from), width: n(length * unit), height: n(width * unit) }
}

/** Hairlines along the grain, from a strip's beginning to its offcut: they run on from one piece to the next. */
function grain({ x: end, y: from, width }: Cut) {
  const lines = Math.round(width / 55)
  const wave = n(((end - 10) * unit) / 6)
  return times(lines, (k) => {
    const stray = 0.3 * Math.sin(from + k * 2.4)
    const at = y(from + ((k + 0.5 + stray) * width) / lines)
    return (
      <path
        className={css.hair}
        strokeDasharray={`${n(60 + 150 * stray)} 24 130 ${n(50 - 90 * stray)} 20 16`}
        strokeDashoffset={n(90 * k * k)}
        d={`M${x(10)} ${at}q${wave} ${n(9 * stray)} ${2 * wave} 0t${2 * wave} 0t${2 * wave} 0`}
      />
    )
  })
}
