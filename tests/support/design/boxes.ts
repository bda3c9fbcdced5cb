import type { Box, Piece } from '#design/piece.ts'

export type NamedBox = Box & { name: string }

export const boxesOf = ({ parts }: Piece): NamedBox[] =>
  parts.flatMap(({ name, boxes }) => boxes.map((box) => ({ ...box, name })))

/** Whether two intervals share more than an end. */
const meet = (a: number, da: number, b: number, db: number) => a < b + db && b < a + da

/** Pairs that take the same space. */
export function overlaps(boxes: NamedBox[]): string[] {
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => meet(a.x, a.dx, b.x, b.dx) && meet(a.y, a.dy, b.y, b.dy) && meet(a.z, a.dz, b.z, b.dz))
      .map((b) => `${a.name} and ${b.name} at ${Math.max(a.x, b.x)}, ${Math.max(a.y, b.y)}, ${Math.max(a.z, b.z)}`),
  )
}

/** The smallest box around all. */
export function boundsOf(boxes: Box[]) {
  const least = (read: (box: Box) => number) => Math.min(...boxes.map(read))
  const most = (read: (box: Box) => number) => Math.max(...boxes.map(read))
  return {
    from: [least(({ x }) => x), least(({ y }) => y), least(({ z }) => z)],
    to: [most(({ x, dx }) => x + dx), most(({ y, dy }) => y + dy), most(({ z, dz }) => z + dz)],
  }
}

/**
 * What nothing holds: parts that touch no other. Doors and drawer fronts hang 3 mm off on their hardware, loose shelves
 * lie with a millimetre of air on their pins, drawer boxes 5 mm off on their runners: each kind has its own air.
 */
export function floating(boxes: NamedBox[]): string[] {
  const air = (name: string) => (/^(Puerta|Hoja)|cajón$/.test(name) ? 5 : /^Balda/.test(name) ? 1 : 0)
  return boxes
    .filter((a) => {
      const by = air(a.name)
      const near = boxes.filter(
        (b) =>
          b !== a &&
          meet(a.x - by - 0.5, a.dx + 2 * by + 1, b.x, b.dx) &&
          meet(a.y - by - 0.5, a.dy + 2 * by + 1, b.y, b.dy) &&
          meet(a.z - by - 0.5, a.dz + 2 * by + 1, b.z, b.dz),
      )
      return near.length === 0
    })
    .map(({ name, x, y, z }) => `${name} at ${x}, ${y}, ${z}`)
}
