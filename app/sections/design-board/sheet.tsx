import { type CSSProperties, memo, type ReactNode } from 'react'
import { Raw } from '#app/ui/raw/raw.tsx'
import type { Finish } from '#design/design.ts'
import { boardOf } from '#design/drawing/board.ts'
import type { Drawing } from '#design/drawing/svg.ts'
import type { Piece } from '#design/piece.ts'
import { bandText } from './figures.ts'
import css from './sheet.module.css'
import { StripViews } from './strip-views.tsx'
import turned from './turned.module.css'
import type { Width } from './use-width.ts'

type Props = {
  piece: Piece
  finish: Finish
  /** What is drawn: the board, laid out for its place, or on a phone one view after the other; before anybody looks, all. */
  width: Width | undefined
  /** The measure under the visitor's hand. */
  active: string | undefined
  /** «Librería de DM rechapado en roble, 240 × 220 × 32 cm». */
  name: string
  /** On paper only. */
  foot: ReactNode
  /** What turns it, at the sheet's own end. */
  turn: ReactNode
  /** The same in 3D, in the drawing's place; on paper the drawing stays. */
  children?: ReactNode
}

const onPage = { filling: 'photograph', stretches: true } as const

/** The piece to scale on paper: front, section and plan with their dimension lines, and a title block. */
export const Sheet = memo(function Sheet({ piece, finish, width, active, name, foot, turn, children }: Props) {
  const shows = (one: Width) => width === undefined || width === one
  return (
    <figure className={css.sheet} data-held={active} data-turned={children ? true : undefined}>
      {children && <div className={`no-print ${turned.room}`}>{children}</div>}
      {shows('wide') && <Board className={css.wide} drawing={boardOf(piece, { ...onPage, finish })} />}
      {shows('middle') && <Board className={css.middle} drawing={boardOf(piece, { ...onPage, finish, low: true })} />}
      {shows('narrow') && <StripViews piece={piece} />}
      <figcaption className={css.title}>
        {/* On a screen the title block says it, and on a phone the page's own title and its controls. */}
        <span className={css.name}>{name}</span>
        <strong>{bandText(piece.price)}</strong>
        {turn}
        {foot}
      </figcaption>
    </figure>
  )
})

const Board = ({ className, drawing: { width, height, svg } }: { className: string | undefined; drawing: Drawing }) => (
  <Raw className={`${css.board} ${className}`} style={{ '--ratio': width / height } as CSSProperties} html={svg} />
)
