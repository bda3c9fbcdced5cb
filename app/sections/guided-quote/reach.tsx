import { useId } from 'react'
import { quoteWords as w } from '#words/quote-words.ts'
import css from './reach.module.css'

type Props = { title: string; start: string; free: string; marks: { km: number; price: string }[] }

/** What going there costs, from the workshop to the edge of the area, each mark on one of the page's lines. */
export function Reach({ title, start, free, marks }: Props) {
  const heading = useId()
  const prices = [start, free, ...marks.slice(1).map(({ price }) => price)]
  return (
    <div>
      <p id={heading} className="label quiet">
        {title}
      </p>
      <ol className={css.scale} aria-labelledby={heading}>
        {[0, ...marks.map(({ km }) => km)].map((km, at) => (
          <li key={km} className={css.mark}>
            <span className={css.km}>{w.km(km)}</span>
            <span className="caption">{prices[at]}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
