import { type CSSProperties, memo, type ReactNode } from 'react'
import { Raw } from '#app/ui/raw/raw.tsx'
import { scrollable } from '#app/ui/scrollable.ts'
import { boardOf, type Drawing, drawingsOf } from '#design/drawing/svg.ts'
import type { Piece } from '#design/piece.ts'
import { designWords } from '#words/design-words.ts'
import { bandText } from './figures.ts'
import css from './sheet.module.css'
import turned from './turned.module.css'

type Props = {
  piece: Piece
  /** What is drawn: the whole board in a wide window, one view after the other in a narrow one; before anybody looks, both. */
  width: 'wide' | 'narrow' | undefined
  /** The measure under the visitor's hand. */
  active: string | undefined
  /** «Librería de DM rechapado en roble, 240 × 220 × 32 cm». */
  name: string
  /** On paper only. */
  foot: ReactNode
  /** The same in 3D, in the drawing's place; on paper the drawing stays. */
  children?: ReactNode
}

/** The piece to scale on paper: front, section and plan with their dimension lines. */
export const Sheet = memo(function Sheet({ piece, width, active, name, foot, children }: Props) {
  return (
    <figure className={css.sheet} data-held={active} data-turned={children ? true : undefined}>
      {children && <div className={`no-print ${turned.room}`}>{children}</div>}
      {width !== 'narrow' && <Board drawing={boardOf(piece, 'photograph')} />}
      {width !== 'wide' && <Views drawings={drawingsOf(piece, 'photograph')} />}
      <figcaption className={`caption wraps ${css.title}`}>
        <span>{name}</span>
        <strong>{bandText(piece.price)}</strong>
        {foot}
      </figcaption>
    </figure>
  )
})

/** The views beside each other, in one scale: each has as much of its frame as it has of the largest, or of the row, where all fit into it. */
function Views({ drawings }: { drawings: Drawing[] }) {
  const widest = Math.max(...drawings.map(({ width }) => width))
  const highest = Math.max(...drawings.map(({ height }) => height))
  const together = drawings.reduce((sum, { width }) => sum + width, 0)
  return (
    <section className={css.strip} aria-label={designWords.views} {...scrollable}>
      {drawings.map(({ id, title, width, height, svg }) => (
        <div key={id} className={css.view}>
          <p className={`label quiet ${css.name}`}>{title}</p>
          <Raw
            className={css.lines}
            style={
              {
                '--wide': share(width, widest),
                '--high': share(height, highest),
                '--fits': height / together,
                aspectRatio: `${width} / ${height}`,
              } as CSSProperties
            }
            html={svg}
          />
        </div>
      ))}
    </section>
  )
}

/** Never drawn larger than one and a half times. */
const share = (length: number, longest: number) => `min(${(100 * length) / longest}%, ${length * 1.5}px)`

function Board({ drawing }: { drawing: Drawing }) {
  return (
    <Raw
      className={css.board}
      style={{ aspectRatio: `${drawing.width} / ${drawing.height}`, maxInlineSize: `${drawing.width * 1.5}px` }}
      html={drawing.svg}
    />
  )
}
