import { Fold } from '#app/ui/fold/fold.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { Figure } from '#app/ui/picture/figure.tsx'
import { Prose } from '#app/ui/prose/prose.tsx'
import { Raw } from '#app/ui/raw/raw.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import { sectionWords } from '#words/sections-words.ts'
import css from './service-story.module.css'

type Props = {
  /** The opening paragraph, as HTML. */
  opening: string
  /** What follows it without a heading, as HTML. */
  before?: string
  /** Headings of the two lists, where they are not woods and finishes. */
  labels?: { woods: string; finishes: string }
  woods: string[]
  finishes: string[]
  /** Beside the opening, as wide or as upright as it was taken. */
  plate?: CaptionedPicture | undefined
}

const lie = (plate: CaptionedPicture | undefined) => (plate && plate.width > plate.height ? 'wide' : 'upright')

/** What the workshop does in a trade: its opening beside a plate, woods and finishes. */
export function ServiceStory({ opening, before, labels, woods, finishes, plate }: Props) {
  const w = { ...useWords(sectionWords), ...labels }
  const sizes =
    lie(plate) === 'wide'
      ? '(min-width: 37.5rem) 46vw, 100vw'
      : '(min-width: 75rem) 34vw, (min-width: 37.5rem) 31vw, 100vw'
  return (
    <div className={`section grid ${css.story}`} data-plate={lie(plate)}>
      <div className={css.lead}>
        <Raw className={css.opening} html={opening} />
        {before && <Prose html={before} className={css.before} />}
      </div>
      {plate && <Figure className={css.plate} picture={plate} sizes={sizes} covers={sizes} />}
      <aside className={`on-paper smaller ${css.aside}`} aria-label={w.detail}>
        <Detail title={w.woods} items={woods} />
        <Detail title={w.finishes} items={finishes} />
      </aside>
    </div>
  )
}

const Detail = ({ title, items }: { title: string; items: string[] }) => (
  <Fold opensWide="beside" className={css.detail} summary={<h2>{title}</h2>}>
    <ul className={css.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </Fold>
)
