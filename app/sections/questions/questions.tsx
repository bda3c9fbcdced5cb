import { FirstFew } from '#app/ui/fold/first-few.tsx'
import { Fold } from '#app/ui/fold/fold.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { Section } from '#app/ui/section-head/section.tsx'
import { sectionWords } from '#words/sections-words.ts'
import css from './questions.module.css'

type Question = { question: string; answer: string }
type Props = { kicker: string; title: string; questions: Question[] }

/** What customers ask; each answer opens under its question, also without JavaScript. */
export function Questions({ kicker, title, questions }: Props) {
  const w = useWords(sectionWords)
  return (
    <Section kicker={kicker} title={title}>
      <div className={`from-third ${css.list}`}>
        <FirstFew items={questions} summary={w.moreQuestions} className={css.others}>
          {(some) =>
            some.map(({ question, answer }) => (
              <Fold key={question} summary={<h3>{question}</h3>}>
                <p className={`quiet ${css.answer}`}>{answer}</p>
              </Fold>
            ))
          }
        </FirstFew>
      </div>
    </Section>
  )
}
