/** A point of a picture, CSS pixels from its upper left corner. */
export type Point = { x: number; y: number }

/** Pixels to a metre, from two points that are `length` mm apart in the room; undefined while they are too close. */
export function scaleOf(points: readonly Point[], length: number): number | undefined {
  const [a, b] = points
  if (!a || !b || !(length > 0)) return undefined
  const pixels = Math.hypot(a.x - b.x, a.y - b.y)
  return pixels < 20 ? undefined : pixels / (length / 1000)
}
