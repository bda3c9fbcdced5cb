import { Fragment, type ReactElement } from 'react'
import { Fold } from '#app/ui/fold/fold.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Prose } from '#app/ui/prose/prose.tsx'
import { Raw } from '#app/ui/raw/raw.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import { sectionWords } from '#words/sections-words.ts'
import css from './service-story.module.css'

type Text = { id: string; title: string; html: string; picture?: CaptionedPicture }
type PairedText = Text & { side?: 'left' | 'short' | 'right' }
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
  const isWide = lie(plate) === 'wide'
  return (
    <div className={`section grid ${css.story}`} data-plate={lie(plate)}>
      <div className={css.lead}>
        <Raw className={css.opening} html={opening} />
        {before && <Prose html={before} className={css.before} />}
      </div>
      {plate && (
        <figure className={css.plate}>
          <Picture
            picture={plate}
            sizes={isWide ? '(min-width: 37.5rem) 46vw, 100vw' : '(min-width: 37.5rem) 31vw, 100vw'}
          />
          <figcaption className="caption">{plate.caption}</figcaption>
        </figure>
      )}
      <aside className={`on-paper ${css.aside}`} aria-label={w.detail}>
        <Detail title={w.woods} items={woods} />
        <Detail title={w.finishes} items={finishes} />
      </aside>
    </div>
  )
}

type TextsProps = Pick<Props, 'plate'> & {
  /** Each under its heading, as HTML; with the room also a picture under the heading. */
  texts: Text[]
  /** What stands between them, each with a key, after so many of them. */
  figures?: { after: number; figure: ReactElement }[]
}

/** The texts of a trade on the lines of its opening, with what is drawn or shown between them. */
export function ServiceTexts({ texts, plate, figures = [] }: TextsProps) {
  const ends = [...new Set([...figures.map(({ after }) => after), texts.length])].toSorted((a, b) => a - b)
  return ends.map((end, i) => {
    const rows = texts.slice(ends[i - 1] ?? 0, end)
    return (
      <Fragment key={end}>
        {rows.length > 0 && (
          <div className={`grid ${css.more}`} data-plate={lie(plate)}>
            <Rows texts={inPairs(rows, lie(plate) === 'wide')} isFirst={i === 0} />
          </div>
        )}
        {figures.filter(({ after }) => after === end).map(({ figure }) => figure)}
      </Fragment>
    )
  })
}

/** Two and two: all of them, or those that follow each other without a picture. Left of a much longer one is a short one. */
function inPairs(texts: Text[], all: boolean): PairedText[] {
  const [first, second] = texts
  if (!first) return []
  if (!second || !(all || (!first.picture && !second.picture))) return [first, ...inPairs(texts.slice(1), all)]
  const left = second.html.length > first.html.length * 1.5 ? 'short' : 'left'
  return [{ ...first, side: left }, { ...second, side: 'right' }, ...inPairs(texts.slice(2), all)]
}

/** Texts beside their headings, or two side by side under them; on a phone rows that open, the first of the page open. */
const Rows = ({ texts, isFirst }: { texts: PairedText[]; isFirst: boolean }) => (
  <div className={css.texts}>
    {texts.map(({ id, title, html, picture, side }, i) => (
      <Fold
        key={id}
        opensWide
        open={isFirst && i === 0}
        className={`${css.text} ${side ? `${css.paired} ${css[side]}` : ''}`}
        summary={
          <h2 id={id} className={css.heading}>
            {title}
          </h2>
        }
      >
        {picture && (
          <figure className={css.beside}>
            <Picture picture={picture} sizes="(min-width: 75rem) 62vw, 112vw" className={css.picture} />
            <figcaption className="caption">{picture.caption}</figcaption>
          </figure>
        )}
        <Prose html={html} className={css.words} />
      </Fold>
    ))}
  </div>
)

const Detail = ({ title, items }: { title: string; items: string[] }) => (
  <Fold opensWide="beside" className={css.detail} summary={<h2>{title}</h2>}>
    <ul className={css.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </Fold>
)
