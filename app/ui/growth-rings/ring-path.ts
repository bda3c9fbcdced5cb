const center = 200
const corners = 28

/** A growth ring as the path of a 400 × 400 drawing: `radiusAt` gives its radius in the direction of an angle. */
export function ringPath(radiusAt: (angle: number) => number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const a = (i / corners) * 2 * Math.PI
    const pushed = radiusAt(a)
    return [center + pushed * Math.cos(a) * 0.94, center + pushed * Math.sin(a)] as const
  })
  const middle = (i: number) => {
    const [a, b] = [points[i % corners], points[(i + 1) % corners]]
    return a && b ? `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}` : ''
  }
  // Each corner pulls the curve, which passes through the middles between them.
  const curves = points.map((_, i) => `Q${points[(i + 1) % corners]?.map(round).join(' ')} ${middle(i + 1)}`)
  return `M${middle(0)}${curves.join('')}`
}
const round = (n: number) => n.toFixed(1)
