import { type ReactNode, useId } from 'react'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { quoteWords as w } from '#words/quote-words.ts'
import css from './step.module.css'
import wayOn from './way-on.module.css'

type Props = {
  id: string
  at: number
  steps: readonly string[]
  question: { title: string; text?: string }
  current: boolean
  /** What it costs from, where there is no room for more beside the questions. */
  price: string
  children: ReactNode
}

/** One question, and the ways back and on. */
export function Step({ id, at, steps, question, current, price, children }: Props) {
  const heading = useId()
  const previous = steps[at - 1]
  const next = steps[at + 1]
  const place = w.position(at + 1, steps.length)
  return (
    <section id={id} className={css.step} aria-labelledby={heading} tabIndex={-1} data-current={current || undefined}>
      <div className={css.head}>
        <div className={`apart ${css.place}`}>
          <p className="label quiet">{place}</p>
          {previous && (
            <a className="target needs-script" href={`#${previous}`}>
              {w.back}
            </a>
          )}
        </div>
        <progress className={css.progress} value={at + 1} max={steps.length} aria-hidden="true" />
        <h2 id={heading} className={css.title}>
          <Headline text={question.title} />
        </h2>
        {question.text && <p className={`quiet ${css.text}`}>{question.text}</p>}
      </div>
      <div className={css.body}>{children}</div>
      {next && (
        <p className={`needs-script ${css.next} ${wayOn.next}`} data-place={place}>
          <span className="caption">{price}</span>
          <ButtonLink to={`#${next}`}>{w.next}</ButtonLink>
        </p>
      )}
    </section>
  )
}
