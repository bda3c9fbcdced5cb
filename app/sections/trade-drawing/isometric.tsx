import { n, times } from './lines.tsx'
import css from './trade-drawing.module.css'

/** Millimetres of the piece: to the right, to the back, up. */
type Spot = readonly [x: number, y: number, z: number]
type Corner = readonly [y: number, z: number]

/** Seen from the right, the front and above: the three axes at 120°, and one scale on all of them. */
export function isometric(unit: number, [left, top]: readonly [number, number]) {
  const at = ([x, y, z]: Spot) =>
    [n(left + (x + y) * Math.sqrt(0.75) * unit), n(top + ((x - y) / 2 - z) * unit)] as const

  const line = (...spots: Spot[]) => `M${spots.map((spot) => at(spot).join(' ')).join('L')}`

  const face = (...corners: Spot[]) => `${line(...corners)}Z`

  /** A board of one section, anticlockwise seen from the right, from one end to the other: the faces that are seen. */
  function board(section: Corner[], from: number, to: number) {
    return (
      <>
        {times(section.length, (k) => {
          const [y, z] = section[k] as Corner
          const [nextY, nextZ] = section[(k + 1) % section.length] as Corner
          const isSeen = nextY - y + nextZ - z < 0
          const corners: Spot[] = [
            [from, y, z],
            [to, y, z],
            [to, nextY, nextZ],
            [from, nextY, nextZ],
          ]
          return isSeen && <path className={css.pale} d={face(...corners)} />
        })}
        <path className={css.wood} d={face(...section.map(([y, z]): Spot => [to, y, z]))} />
      </>
    )
  }

  /** Lays what is drawn in x and z on a face that looks to the front. */
  const upright = (spot: Spot) =>
    `matrix(${[Math.sqrt(0.75) * unit, unit / 2, 0, -unit, ...at(spot)].map(n).join(' ')})`

  return { at, line, face, board, upright }
}
