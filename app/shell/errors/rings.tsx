import { ringPath } from '#app/ui/growth-rings/ring-path.ts'
import css from './errors.module.css'

/** One growth ring: a circle that the years have pushed a little out of round; the same at every build. */
const ring = (radius: number) =>
  ringPath(
    (a) =>
      radius *
      (1 + 0.05 * Math.sin(a * 2 + 0.6) + 0.025 * Math.sin(a * 3 + radius / 40) + 0.012 * Math.sin(a * 7 + radius / 9)),
  )
const radii = [5, 11, 16, 24, 29, 37, 48, 54, 59, 70, 78, 83, 95, 101, 112, 118, 123, 135, 146, 151, 160, 172, 178]
const paths = radii.map(ring)

/** The end of a trunk, in hairlines. */
export function Rings() {
  return (
    <svg className={css.rings} viewBox="0 0 400 400" fill="none" stroke="currentColor" aria-hidden="true">
      {paths.map((d) => (
        <path key={d} d={d} vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
      ))}
    </svg>
  )
}
