import type { Design } from '../design.ts'
import type { Opening } from '../piece.ts'
import { type Bench, span } from './bench.ts'

export type Place = { x: number; y: number; face: number; upright: boolean; opens: Opening }

/** A handle with its middle at x and y on a front whose outer face is at z = `face`. A push latch has nothing to see. */
export function addHandle({ handle }: Design, bench: Bench, { x, y, face, upright, opens }: Place): void {
  bench.hardware(handle, 1)
  if (handle === 'pulsador') return
  const [wide, high] = handle === 'pomo' ? [28, 28] : upright ? [12, 160] : [160, 12]
  const box = span([x - wide / 2, x + wide / 2], [y - high / 2, y + high / 2], [face, face + 28])
  bench.fixtures.push({ kind: 'handle', box, opens })
}
