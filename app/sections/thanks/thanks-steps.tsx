import { useId } from 'react'
import { type NumberedStep, NumberedSteps } from '#app/ui/numbered-steps/numbered-steps.tsx'
import css from './thanks-steps.module.css'

/** What happens after an enquiry, in three columns across the page. */
export function ThanksSteps({ title, steps }: { title: string; steps: NumberedStep[] }) {
  const heading = useId()
  return (
    <section className="grid" aria-labelledby={heading}>
      <h2 id={heading} className="label names quiet">
        {title}
      </h2>
      <NumberedSteps steps={steps} css={css} />
    </section>
  )
}
