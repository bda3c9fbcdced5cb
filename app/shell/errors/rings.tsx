import css from './errors.module.css'

const center = 200

const corners = 28

/** One growth ring: a circle that the years have pushed a little out of round; the same at every build. */
function ring(radius: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const a = (i / corners) * 2 * Math.PI
    const years =
      0.05 * Math.sin(a * 2 + 0.6) + 0.025 * Math.sin(a * 3 + radius / 40) + 0.012 * Math.sin(a * 7 + radius / 9)
    const pushed = radius * (1 + years)
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
const radii = [5, 11, 16, 24, 29, 37, 48, 54, 59, 70, 78, 83, 95, 101, 112, 118, 123, 135, 146, 151, 160, 172, 178]
const paths = radii.map(ring)

/** The end of a trunk, in hairlines. */
export function Rings() {
  return (
    <svg
      className={css.rings}
      viewBox="0 0 400 400"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {paths.map((d) => (
        <path key={d} d={d} vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
      ))}
    </svg>
  )
}
