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
            sizes={
              isWide ? '(min-width: 37.5rem) 46vw, 100vw' : '(min-width: 75rem) 34vw, (min-width: 37.5rem) 31vw, 100vw'
            }
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

type TextsProps = {
  /** Each under its heading, as HTML; with the room also a picture under the heading. */
  texts: Text[]
  /** What stands between them, each with a key, after so many of them. */
  figures?: { after: number; figure: ReactElement }[]
}

/** The texts of a trade, with what is drawn or shown between them; on a phone after them. */
export function ServiceTexts({ texts, figures = [] }: TextsProps) {
  const ends = [...new Set([...figures.map(({ after }) => after), texts.length])].toSorted((a, b) => a - b)
  return (
    <div className={css.chapter}>
      {ends.map((end, i) => {
        const rows = texts.slice(ends[i - 1] ?? 0, end)
        return (
          <Fragment key={end}>
            {rows.length > 0 && (
              <div className={`grid ${css.more}`}>
                <Rows texts={rows} isFirst={i === 0} />
              </div>
            )}
            {figures.filter(({ after }) => after === end).map(({ figure }) => figure)}
          </Fragment>
        )
      })}
    </div>
  )
}

/** Two and two; what has a picture stands by itself. */
function inPairs([first, second, ...others]: Text[]): Text[][] {
  if (!first) return []
  if (!second) return [[first]]
  return first.picture || second.picture
    ? [[first], ...inPairs([second, ...others])]
    : [[first, second], ...inPairs(others)]
}

const arrangement = ([first, second]: Text[]) => (first?.picture ? css.pictured : second ? css.pair : css.alone)

/** Texts on two halves; on a phone rows that open, the first of the page open. */
const Rows = ({ texts, isFirst }: { texts: Text[]; isFirst: boolean }) => (
  <div className={css.texts}>
    {inPairs(texts).map((row, i) => (
      <div key={row[0]?.id} className={arrangement(row)}>
        {row.map(({ id, title, html, picture }, k) => (
          <Fold
            key={id}
            opensWide
            open={isFirst && i + k === 0}
            className={css.text}
            summary={
              <h2 id={id} className={css.heading}>
                {title}
              </h2>
            }
          >
            {picture && (
              <figure className={css.beside}>
                <Picture picture={picture} sizes="(min-width: 75rem) 70vw, 112vw" className={css.picture} />
                <figcaption className="caption">{picture.caption}</figcaption>
              </figure>
            )}
            <Prose html={html} className={css.words} />
          </Fold>
        ))}
      </div>
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
