import { useId } from 'react'
import { useWords } from '#app/ui/language/language.ts'
import { type NumberedStep, NumberedSteps } from '#app/ui/numbered-steps/numbered-steps.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import { sectionWords } from '#words/sections-words.ts'
import css from './work-steps.module.css'

type Props = {
  id?: string
  /** Without it the steps are one part of a page's text: their title is a label in the first column. */
  kicker?: string
  title?: string
  steps: NumberedStep[]
}

/** The way of a commission, step by step, with what each one takes at the end of its line. */
export function WorkSteps({ id, kicker, title, steps }: Props) {
  const heading = useId()
  const w = useWords(sectionWords)
  const name = title ?? w.process
  return (
    <section id={id} className={`grid ${kicker ? 'section' : css.part}`} aria-labelledby={heading}>
      {kicker ? (
        <SectionHead id={heading} kicker={kicker} title={name} />
      ) : (
        <h2 id={heading} className={`label names quiet ${css.label}`}>
          {name}
        </h2>
      )}
      <NumberedSteps steps={steps} css={css} />
    </section>
  )
}
