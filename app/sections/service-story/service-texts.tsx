import { Fragment, type ReactElement } from 'react'
import { Fold } from '#app/ui/fold/fold.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Prose } from '#app/ui/prose/prose.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import css from './service-texts.module.css'

type Text = { id: string; title: string; html: string; picture?: CaptionedPicture; folded?: boolean | undefined }
type TextsProps = {
  /** Each under its heading, as HTML; and a picture of it, on a phone in its open row. The first is open there, if it is not folded. */
  texts: Text[]
  /** What stands between them, each with a key, after so many of them; one that opens has the text above it open on a phone, where that has no picture of its own. */
  figures?: { after: number; figure: ReactElement; opens?: boolean }[]
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
                <Rows
                  texts={rows}
                  open={[
                    i === 0 && !rows[0]?.folded && rows[0],
                    figures.some(({ after, opens }) => opens && after === end) && !rows.at(-1)?.picture && rows.at(-1),
                  ]}
                />
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

const arrangement = ([first, second]: Text[]) => (first?.picture ? css.pictured : second && css.pair)

/** Texts on two halves; on a phone rows, of which these are open. */
const Rows = ({ texts, open }: { texts: Text[]; open: (Text | false | undefined)[] }) => (
  <div className={css.texts}>
    {inPairs(texts).map((row) => (
      <div key={row[0]?.id} className={arrangement(row)}>
        {row.map((text) => (
          <Fold
            key={text.id}
            opensWide
            labelledBy={text.id}
            open={open.includes(text)}
            className={css.text}
            summary={
              <>
                <h2 id={text.id} className={css.heading}>
                  {text.title}
                </h2>
                {text.picture && (
                  <span className={css.beside}>
                    <Picture
                      picture={text.picture}
                      sizes="(min-width: 75rem) 70vw, (min-width: 37.5rem) 112vw, 92vw"
                      className={css.picture}
                    />
                    <span className="caption">{text.picture.caption}</span>
                  </span>
                )}
              </>
            }
          >
            <Prose html={text.html} className={css.words} />
          </Fold>
        ))}
      </div>
    ))}
  </div>
)
