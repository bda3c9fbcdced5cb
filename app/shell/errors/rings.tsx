import css from './errors.module.css'

const center = 200

/** One growth ring: a circle that the years have pushed a little out of round; the same at every build. */
function ring(radius: number): string {
  const points = Array.from({ length: 48 }, (_, i) => {
    const a = (i / 48) * 2 * Math.PI
    const pushed = radius * (1 + 0.05 * Math.sin(a * 2 + 0.6) + 0.025 * Math.sin(a * 3 + radius / 40) + 0.012 * Math.sin(a * 7 + radius / 9))
    return `${(center + pushed * Math.cos(a) * 0.94).toFixed(1)} ${(center + pushed * Math.sin(a)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
const radii = [5, 11, 16, 24, 29, 37, 48, 54, 59, 70, 78, 83, 95, 101, 112, 118, 123, 135, 146, 151, 160, 172, 178]
const paths = radii.map(ring)

/** The end of a trunk, in hairlines. */
export function Rings() {
  return (
    <svg className={css.rings} viewBox="0 0 400 400" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
      {paths.map((d) => (
        <path key={d} d={d} vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
      ))}
    </svg>
  )
}
