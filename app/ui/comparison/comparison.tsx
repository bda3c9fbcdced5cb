import { enhance } from '#app/renderer/island/enhance.ts'
import type { When } from '#app/renderer/island/island.tsx'
import css from './comparison.module.css'

/** For the element around two pictures of one camera, of which the one with the class `over` lies on the other, and their line. */
export const comparison = (when: When, className = '') => ({
  ...enhance('comparison', when),
  className: `${css.pair} ${className}`,
})

export const over = css.over ?? ''

type Props = {
  /** Name of the line for assistive technology. */
  label: string
  /** What it says of itself; `%` becomes the number. */
  spoken: string
}

/** The line between the two: a range input which the script shows and makes work (comparison.browser.ts). */
export const ComparisonLine = ({ label, spoken }: Props) => (
  <input
    type="range"
    className={`${css.line} swiper-no-swiping`}
    aria-label={label}
    data-spoken={spoken}
    min="0"
    max="100"
    hidden
  />
)
