/** A point of a picture, CSS pixels from its upper left corner. */
export type Point = { x: number; y: number }

/** Pixels to a metre, from two points that are `length` mm apart in the room; undefined while they are too close. */
export function scaleOf(points: readonly Point[], length: number): number | undefined {
  const [a, b] = points
  if (!a || !b || !(length > 0)) return undefined
  const pixels = Math.hypot(a.x - b.x, a.y - b.y)
  return pixels < 20 ? undefined : pixels / (length / 1000)
}

const largestSide = 2000 // pixels

/** A photograph as it is to be looked at, at most as large as a screen shows. */
export async function openPhoto(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const share = Math.min(1, largestSide / Math.max(whole.width, whole.height))
  return createImageBitmap(whole, { resizeWidth: Math.round(whole.width * share), resizeQuality: 'high' })
}
