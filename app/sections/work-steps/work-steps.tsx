import { useId } from 'react'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import css from './work-steps.module.css'

type Props = {
  kicker: string
  title: string
  steps: { title: string; time: string; text: string }[]
}

/** The way of a commission, step by step, with what each one takes at the end of its line. */
export function WorkSteps({ kicker, title, steps }: Props) {
  const heading = useId()
  return (
    <section className="section grid" aria-labelledby={heading}>
      <SectionHead id={heading} kicker={kicker} title={title} />
      <ol className={css.steps}>
        {steps.map(({ title: name, time, text }, i) => (
          <li key={name} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {i + 1}
            </span>
            <h3 className={css.name}>{name}</h3>
            <p className={css.text}>{text}</p>
            <p className={css.time}>{time}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
