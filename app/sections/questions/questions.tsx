import { useId } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import css from './questions.module.css'

type Props = { kicker: string; title: string; questions: { question: string; answer: string }[] }

/** What customers ask; each answer opens under its question, also without JavaScript. */
export function Questions({ kicker, title, questions }: Props) {
  const heading = useId()
  return (
    <section className="section grid" aria-labelledby={heading}>
      <SectionHead id={heading} kicker={kicker} title={title} />
      <div className={css.list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={css.item}>
            <summary className={css.question}>
              <h3>{question}</h3>
              <Icon name="plus" size={24} />
            </summary>
            <p className={css.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
