import type { ReactNode } from 'react'
import { Fold } from '#app/ui/fold/fold.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
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
  /** The texts after it, each under its heading, as HTML; with a wide window also a picture under that. */
  texts: { id: string; title: string; html: string; picture?: CaptionedPicture }[]
  /** Headings of the two lists, where they are not woods and finishes. */
  labels?: { woods: string; finishes: string }
  woods: string[]
  finishes: string[]
  /** Beside the opening, as wide or as upright as it was taken. */
  plate?: CaptionedPicture | undefined
  /** What stands between the texts, after so many of them. */
  children?: ReactNode
  pause?: number
}

/** What the workshop does in a trade: its opening beside a plate, woods and finishes, and the texts under their headings. */
export function ServiceStory({
  opening,
  before,
  texts,
  labels,
  woods,
  finishes,
  plate,
  children,
  pause = texts.length,
}: Props) {
  const w = { ...useWords(sectionWords), ...labels }
  const isWide = plate !== undefined && plate.width > plate.height
  const lies = isWide ? 'wide' : 'upright'
  const inPairs = isWide && pause % 2 === 0 && texts.length % 2 === 0
  return (
    <>
      <div className={`section grid ${css.story}`} data-plate={lies}>
        <div className={css.lead}>
          <Raw className={css.opening} html={opening} />
          {before && <Prose html={before} className={css.before} />}
        </div>
        {plate && (
          <figure className={css.plate}>
            <Picture
              picture={plate}
              sizes={isWide ? '(min-width: 37.5rem) 46vw, 104vw' : '(min-width: 37.5rem) 31vw, 92vw'}
            />
            <figcaption className="caption">{plate.caption}</figcaption>
          </figure>
        )}
        <aside className={css.aside} aria-label={w.detail}>
          <Detail title={w.woods} items={woods} />
          <Detail title={w.finishes} items={finishes} />
        </aside>
        <Texts texts={texts.slice(0, pause)} inPairs={inPairs} isFirst />
      </div>
      {children}
      {pause < texts.length && (
        <div className={`grid ${css.more}`} data-plate={lies}>
          <Texts texts={texts.slice(pause)} inPairs={inPairs} />
        </div>
      )}
    </>
  )
}

/** Texts beside their headings, or two side by side under them; on a phone rows that open, the first of the page open. */
function Texts({ texts, inPairs, isFirst }: Pick<Props, 'texts'> & { inPairs: boolean; isFirst?: boolean }) {
  if (texts.length === 0) return null
  return (
    <div className={css.texts} data-pairs={inPairs}>
      {texts.map(({ id, title, html, picture }, i) => (
        <Fold
          key={id}
          opensWide
          open={isFirst && i === 0}
          className={css.text}
          summary={
            <>
              <h2 id={id} className={css.heading}>
                {title}
              </h2>
              {picture && (
                <span className={css.beside}>
                  <Picture picture={picture} sizes="46vw" />
                  <span className="caption">{picture.caption}</span>
                </span>
              )}
            </>
          }
        >
          <Prose html={html} className={css.words} />
        </Fold>
      ))}
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
