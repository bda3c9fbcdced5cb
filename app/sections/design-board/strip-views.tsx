import { type CSSProperties, useRef } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Raw } from '#app/ui/raw/raw.tsx'
import { scrollable } from '#app/ui/scrollable.ts'
import { type Drawing, drawingsOf } from '#design/drawing/svg.ts'
import type { Piece } from '#design/piece.ts'
import { designWords } from '#words/design-words.ts'
import css from './strip-views.module.css'

/** A phone's width, px of the drawing: two views that are narrower together share it. */
const phone = 345

/** On a phone: as many views at a time as it shows whole, in one scale, the others beside them. */
export function StripViews({ piece }: { piece: Piece }) {
  const strip = useRef<HTMLElement>(null)
  const pages = pagesOf(drawingsOf(piece, 'photograph'))
  const widest = Math.max(...pages.map(widthOf)) + 12
  const highest = Math.max(...pages.flat().map(({ height }) => height))
  return (
    <div className={css.views}>
      <section ref={strip} className={css.strip} aria-label={designWords.views} {...scrollable}>
        {pages.map((page) => (
          <div key={page[0]?.id} className={css.page}>
            {page.map(({ id, title, width, height, svg }) => (
              <div key={id} className={css.view}>
                <p className="label quiet">{title}</p>
                <Raw
                  className={css.lines}
                  style={
                    {
                      '--high': `min(${(100 * height) / highest}%, ${height * 1.5}px)`,
                      '--share': height / widest,
                      aspectRatio: `${width} / ${height}`,
                    } as CSSProperties
                  }
                  html={svg}
                />
              </div>
            ))}
          </div>
        ))}
      </section>
      <button
        type="button"
        className={`icon-button needs-script ${css.next}`}
        aria-label={designWords.nextView}
        onClick={() => strip.current && goOn(strip.current)}
      >
        <Icon name="arrow" size={20} />
      </button>
    </div>
  )
}

const widthOf = (page: Drawing[]) => page.reduce((sum, { width }) => sum + width, 0)

function pagesOf(drawings: Drawing[]): Drawing[][] {
  const pages: Drawing[][] = []
  for (const drawing of drawings) {
    const page = pages.at(-1)
    if (page && widthOf(page) + drawing.width <= phone) page.push(drawing)
    else pages.push([drawing])
  }
  return pages
}

/** To the next, and from the last to the first. */
function goOn(strip: HTMLElement) {
  const { scrollLeft, clientWidth, scrollWidth } = strip
  const isLast = scrollLeft + clientWidth >= scrollWidth - 8
  strip.scrollTo({ left: isLast ? 0 : scrollLeft + clientWidth })
}
