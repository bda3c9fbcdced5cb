import { backBoard, frontHangerWidth, hangingDepth, railDrop } from '../limits.ts'
import type { Column } from '../place.ts'
import { span } from './bench.ts'
import type { Cabinet } from './carcass.ts'

/**
 * A rail 60 mm under what is at `top`; where hangers do not fit sideways one that is pulled out to the front, and where they
 * do not fit that way either hooks on the back.
 */
export function hang({ bench, depth }: Cabinet, { from, to, nominal, content }: Column, top: number): void {
  const y: [number, number] = [top - railDrop - 15, top - railDrop + 15]
  const middle = Math.floor(backBoard + (depth - backBoard) / 2)
  bench.work('rail', 1)
  const frontal = content === 'frontal' || depth - backBoard < hangingDepth
  if (frontal && nominal < frontHangerWidth) {
    bench.hardware('hook', 2)
    for (const x of [from + nominal / 3, from + (2 * nominal) / 3])
      bench.fixtures.push({ kind: 'rail', box: span([x - 8, x + 8], y, [backBoard, backBoard + 40]) })
    return
  }
  if (frontal) {
    bench.hardware('pullOut', 1)
    const x = (from + to) / 2
    bench.fixtures.push({ kind: 'rail', box: span([x - 15, x + 15], y, [backBoard + 20, depth - 30]) })
    return
  }
  bench.hardware('rail', 1, `de ${nominal - 4} mm`, nominal - 4)
  bench.hardware('railSupport', 2)
  bench.fixtures.push({ kind: 'rail', box: span([from + 2, to - 2], y, [middle - 8, middle + 7]) })
}
