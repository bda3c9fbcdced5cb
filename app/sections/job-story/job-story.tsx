import { useId } from 'react'
import { Prose } from '#app/ui/prose/prose.tsx'
import { projectWords as w } from '#words/project-words.ts'
import css from './job-story.module.css'

type Props = {
  html: string
  facts: { name: string; value: string }[]
  /** The story is made up. */
  sample: boolean
}

/** How a job went, and beside it what is known of it at a glance. */
export function JobStory({ html, facts, sample }: Props) {
  const heading = useId()
  return (
    <section className={`section grid ${css.story}`} aria-label={w.story}>
      <aside className={css.facts} aria-labelledby={heading}>
        <h2 id={heading} className={`label ${css.label}`}>
          {w.facts}
        </h2>
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {sample && <p className={`label ${css.sample}`}>{w.sample}</p>}
      </aside>
      <Prose html={html} className={css.text} />
    </section>
  )
}
