import { useId } from 'react'
import { Fold } from '#app/ui/fold/fold.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import css from './payment-stages.module.css'

type Props = {
  id: string
  kicker: string
  title: string
  /** Heading of the small print. */
  details: string
  stages: { percent: number; when: string; text: string }[]
  items: { name: string; text: string }[]
}

/** What is paid and when: the shares as large figures, what goes with them as small print. */
export function PaymentStages({ id, kicker, title, details, stages, items }: Props) {
  const heading = useId()
  return (
    <section id={id} className="section grid" aria-labelledby={heading}>
      <SectionHead id={heading} kicker={kicker} title={title} />
      <ol className={css.stages}>
        {stages.map(({ percent, when, text }) => (
          <li key={when} className={css.stage}>
            <p className={css.percent}>
              {percent}
              <span className={css.sign}> %</span>
            </p>
            <h3 className={css.when}>{when}</h3>
            <p className={`quiet ${css.text}`}>{text}</p>
          </li>
        ))}
      </ol>
      <Fold opensWide="beside" className={css.details} summary={<h3>{details}</h3>}>
        <dl className={css.items}>
          {items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={`quiet ${css.text}`}>{text}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  )
}
