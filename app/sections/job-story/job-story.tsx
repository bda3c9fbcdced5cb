import { FactList } from '#app/ui/fact-list/fact-list.tsx'
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
export const JobStory = ({ html, facts, sample }: Props) => (
  <section className={`section grid ${css.story}`} aria-label={w.story}>
    <FactList heading={w.facts} facts={facts} className={css.facts}>
      {sample && <p className={`label ${css.sample}`}>{w.sample}</p>}
    </FactList>
    <Prose html={html} className={`from-third ${css.text}`} />
  </section>
)
