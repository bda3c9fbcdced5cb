import { type ReactNode, useId } from 'react'
import { useWords } from '#app/ui/language/language.ts'
import type { NumberedStep } from '#app/ui/numbered-steps/numbered-steps.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Prose } from '#app/ui/prose/prose.tsx'
import { Raw } from '#app/ui/raw/raw.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import { sectionWords } from '#words/sections-words.ts'
import { ProcessLine } from './process-line.tsx'
import css from './service-story.module.css'

type Props = {
  /** The opening paragraph, as HTML. */
  opening: string
  /** The text after it: headings of level 2, each with what it heads. */
  html: string
  /** Headings of the two lists, where they are not woods and finishes. */
  labels?: { woods: string; finishes: string }
  woods: string[]
  finishes: string[]
  process: NumberedStep[]
  /** Beside the opening, upright. */
  plate?: CaptionedPicture | undefined
  /** Between the text and the steps. */
  children?: ReactNode
}

/** What the workshop does in a trade: its opening with woods, finishes and a plate, the text under its headings, the steps of a commission. */
export function ServiceStory({ opening, html, labels, woods, finishes, process, plate, children }: Props) {
  const w = { ...useWords(sectionWords), ...labels }
  return (
    <>
      <div className={`section grid ${css.story}`}>
        <Raw className={css.opening} html={opening} />
        {plate && (
          <figure className={css.plate}>
            <Picture picture={plate} sizes={uprightSizes(plate)} />
            <figcaption className="caption">{plate.caption}</figcaption>
          </figure>
        )}
        <aside className={css.aside} aria-label={w.detail}>
          <Detail title={w.woods} items={woods} />
          <Detail title={w.finishes} items={finishes} />
        </aside>
        <Prose html={html} className={css.text} />
      </div>
      {children}
      <ProcessLine title={w.process} steps={process} />
    </>
  )
}

/** How wide the whole picture is where the slot, up to twice as high as wide, shows its middle. */
function uprightSizes({ width, height }: CaptionedPicture): string {
  const ratio = width / height
  return `(min-width: 37.5rem) ${Math.round(31 * Math.max(1, 2 * ratio))}vw, ${Math.round(92 * Math.max(1, ratio / 0.75))}vw`
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
