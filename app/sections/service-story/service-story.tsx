import { useId } from 'react'
import { Prose } from '#app/ui/prose/prose.tsx'
import css from './service-story.module.css'

type Props = {
  html: string
  /** Headings of the two lists, where they are not woods and finishes. */
  labels?: { woods: string; finishes: string }
  woods: string[]
  finishes: string[]
  process: { title: string; text: string }[]
  lang?: 'es' | 'en'
}

const words = {
  es: { detail: 'En detalle', woods: 'Maderas', finishes: 'Acabados', process: 'Proceso' },
  en: { detail: 'In detail', woods: 'Woods', finishes: 'Finishes', process: 'Process' },
}

/** What the workshop does in a trade, and beside it the facts: woods, finishes, the steps of a commission. */
export function ServiceStory({ html, labels, woods, finishes, process, lang = 'es' }: Props) {
  const steps = useId()
  const w = { ...words[lang], ...labels }
  return (
    <div className={`section grid ${css.story}`}>
      <Prose html={html} className={css.text} />
      <aside className={css.aside} aria-label={w.detail}>
        <Detail title={w.woods} items={woods} />
        <Detail title={w.finishes} items={finishes} />
        <section aria-labelledby={steps}>
          <h2 id={steps} className={`label ${css.label}`}>
            {w.process}
          </h2>
          <ol className={css.steps}>
            {process.map(({ title, text }, i) => (
              <li key={title} className={css.step}>
                <span className={css.number} aria-hidden="true">
                  {i + 1}
                </span>
                <h3 className={css.name}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </aside>
    </div>
  )
}

function Detail({ title, items }: { title: string; items: string[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`label ${css.label}`}>
        {title}
      </h2>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
