/** A picture enlarged `scale` times and moved by x and y, in parts of its frame (0.5 is half the frame). */
export type Zoom = { scale: number; x: number; y: number }

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 }
const maxScale = 4

/** Keeps the frame filled: the enlarged picture never shows its edge inside. */
function bounded({ scale, x, y }: Zoom): Zoom {
  const size = Math.min(maxScale, Math.max(1, scale))
  const room = (size - 1) / 2
  const within = (value: number) => Math.min(room, Math.max(-room, value)) + 0
  return { scale: size, x: within(x), y: within(y) }
}

/** The zoom at which the point of the picture under (px, py) lies under the pointer; from the frame's centre, −0.5 to 0.5. */
export const pointAt = (zoom: Zoom, px: number, py: number): Zoom =>
  bounded({ ...zoom, x: -px * 2 * ((zoom.scale - 1) / 2), y: -py * 2 * ((zoom.scale - 1) / 2) })

export const movedBy = (zoom: Zoom, dx: number, dy: number): Zoom =>
  bounded({ ...zoom, x: zoom.x + dx, y: zoom.y + dy })

/** Enlarged `factor` times more, the point (px, py) standing still. */
export function scaledAround(zoom: Zoom, factor: number, px = 0, py = 0): Zoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor))
  const ratio = scale / zoom.scale
  return bounded({ scale, x: px - (px - zoom.x) * ratio, y: py - (py - zoom.y) * ratio })
}
