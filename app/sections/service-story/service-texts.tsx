import { Fragment, type ReactElement } from 'react'
import { Fold } from '#app/ui/fold/fold.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Prose } from '#app/ui/prose/prose.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import css from './service-texts.module.css'

type Text = { id: string; title: string; html: string; picture?: CaptionedPicture }
type TextsProps = {
  /** Each under its heading, as HTML; and a picture of it, on a phone in its open row. */
  texts: Text[]
  /** What stands between them, each with a key, after so many of them. */
  figures?: { after: number; figure: ReactElement }[]
}

/** The texts of a trade, with what is drawn or shown between them. */
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
            labelledBy={id}
            open={isFirst && i + k === 0}
            className={css.text}
            summary={
              <>
                <h2 id={id} className={css.heading}>
                  {title}
                </h2>
                {picture && (
                  <span className={css.beside}>
                    <Picture
                      picture={picture}
                      sizes="(min-width: 75rem) 70vw, (min-width: 37.5rem) 112vw, 92vw"
                      className={css.picture}
                    />
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
    ))}
  </div>
)
