import { useId } from 'react'
import { type NumberedStep, NumberedSteps } from '#app/ui/numbered-steps/numbered-steps.tsx'
import css from './process-line.module.css'

/** The steps of a commission as a line across the page, each with the time it takes. */
export function ProcessLine({ title, steps }: { title: string; steps: NumberedStep[] }) {
  const heading = useId()
  return (
    <section className={`grid ${css.process}`} aria-labelledby={heading}>
      <h2 id={heading} className={`label ${css.label}`}>
        {title}
      </h2>
      <NumberedSteps steps={steps} css={css} />
    </section>
  )
}
