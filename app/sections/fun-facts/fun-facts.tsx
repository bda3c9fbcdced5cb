import { countUp } from '#app/ui/count-up/count-up.ts'
import { CountedNumber } from '#app/ui/count-up/counted-number.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { sectionWords } from '#words/sections-words.ts'
import css from './fun-facts.module.css'

export type FunFact = { id: string | number; contentName: string; contentNumber: number; plus?: boolean }

/** Counters in large serif figures that count up once, when the section is first seen (ui/count-up). */
export function FunFacts({ label, facts, sample = false }: { label: string; facts: FunFact[]; sample?: boolean }) {
  const w = useWords(sectionWords)
  return (
    <section className="grid" aria-label={label} {...countUp}>
      <dl className={css.facts}>
        {facts.map(({ id, contentName, contentNumber, plus }) => (
          <div key={id} className={css.fact}>
            <dt className="label quiet">{contentName}</dt>
            <dd className={css.figure}>
              <span className="visually-hidden">
                {contentNumber}
                {plus && '+'}
              </span>
              <CountedNumber value={contentNumber}>{plus && <sup>+</sup>}</CountedNumber>
            </dd>
          </div>
        ))}
      </dl>
      {sample && <p className={`caption ${css.sample}`}>{w.sampleFigures}</p>}
    </section>
  )
}
