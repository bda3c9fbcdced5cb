import { useWords } from '#app/ui/language/language.ts'
import { starWords } from '#words/stars-words.ts'
import css from './stars.module.css'

const most = 5
const step = 22
/** From its upper point, and back to it. */
const star = 'l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z'
const row = (stars: number) => `M10.5 2${Array.from({ length: stars }, () => star).join(`m${step} 0`)}`

/** A rating as stars, named for assistive technology. One drawing: a rating stands on a page many times. */
export function Stars({ value }: { value: number }) {
  const name = useWords(starWords)(value)
  return (
    <svg className={css.stars} viewBox={`0 0 ${most * step} 24`} role="img" aria-label={name}>
      <path d={row(most)} />
      {value > 0 && <path d={row(Math.min(value, most))} fill="currentColor" />}
    </svg>
  )
}
