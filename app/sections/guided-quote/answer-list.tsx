import { quoteWords } from '#words/quote-words.ts'
import css from './answer-list.module.css'
import { type Answers, measureLabel } from './answers.ts'

type Questions = Record<string, { label: string }>
type Props = { title: string; questions: Questions; measures: readonly string[]; answers: Answers; across?: boolean }

/** What has been answered so far; each answer leads to its question. */
export function AnswerList({ title, questions, measures, answers, across = false }: Props) {
  const measured = measures.flatMap((measure) => answers[measureLabel(measure)] ?? [])
  const given = Object.entries(questions).flatMap(([id, { label }]) => {
    const text = id === 'medidas' ? measured.length > 0 && `${measured.join(' × ')} cm` : answers[label]
    return text ? [{ id, label, text }] : []
  })
  if (given.length === 0) return null
  return (
    <section className={`${css.answers} ${across ? css.across : ''}`} aria-label={title}>
      <h2 className="label quiet">{title}</h2>
      <dl>
        {given.map(({ id, label, text }) => (
          <div key={id} className={css.answer}>
            <dt className="caption">{label}</dt>
            <dd>{text}</dd>
            <dd>
              <a href={`#${id}`} className="target" aria-label={`${quoteWords.change}: ${label}`}>
                {quoteWords.change}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
