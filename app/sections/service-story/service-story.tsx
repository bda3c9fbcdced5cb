import { useId } from 'react'
import { useWords } from '#app/ui/language/language.ts'
import type { NumberedStep } from '#app/ui/numbered-steps/numbered-steps.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Prose } from '#app/ui/prose/prose.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import { sectionWords } from '#words/sections-words.ts'
import { ProcessLine } from './process-line.tsx'
import css from './service-story.module.css'

type Props = {
  html: string
  /** Headings of the two lists, where they are not woods and finishes. */
  labels?: { woods: string; finishes: string }
  woods: string[]
  finishes: string[]
  process: NumberedStep[]
  /** Beside the text, upright. */
  plate?: CaptionedPicture | undefined
}

/** What the workshop does in a trade, beside it woods, finishes and a plate, below it the steps of a commission. */
export function ServiceStory({ html, labels, woods, finishes, process, plate }: Props) {
  const w = { ...useWords(sectionWords), ...labels }
  return (
    <>
      <div className={`section grid ${css.story}`}>
        <Prose html={html} className={css.text} />
        <aside className={css.aside} aria-label={w.detail}>
          <Detail title={w.woods} items={woods} />
          <Detail title={w.finishes} items={finishes} />
          {plate && (
            <figure className={css.plate}>
              <Picture picture={plate} sizes="(min-width: 62rem) 31vw, (min-width: 37.5rem) 46vw, 92vw" ratio={3 / 4} />
              <figcaption className="caption">{plate.caption}</figcaption>
            </figure>
          )}
        </aside>
      </div>
      <ProcessLine title={w.process} steps={process} />
    </>
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
