import { useId } from 'react'
import { type NumberedStep, NumberedSteps } from '#app/ui/numbered-steps/numbered-steps.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import css from './work-steps.module.css'

type Props = {
  kicker: string
  title: string
  steps: NumberedStep[]
}

/** The way of a commission, step by step, with what each one takes at the end of its line. */
export function WorkSteps({ kicker, title, steps }: Props) {
  const heading = useId()
  return (
    <section className="section grid" aria-labelledby={heading}>
      <SectionHead id={heading} kicker={kicker} title={title} />
      <NumberedSteps steps={steps} css={css} />
    </section>
  )
}
