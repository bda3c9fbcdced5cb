import { memo, type ReactNode, useEffect, useState } from 'react'
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
  /** «Librería de roble, 240 × 220 × 32 cm». */
  name: string
  /** The same in 3D, in the drawing's place; on paper the drawing stays. */
  children?: ReactNode
}

/** The piece to scale on paper: front, section and plan with their dimension lines. */
export const Sheet = memo(function Sheet({ piece, width, active, name, children }: Props) {
  const today = useToday()
  return (
    <figure className={css.sheet} data-held={active} data-turned={children ? true : undefined}>
      {children && <div className={turned.room}>{children}</div>}
      {width !== 'narrow' && <Lines drawing={boardOf(piece)} className={css.board} />}
      {width !== 'wide' && (
        <section className={css.strip} aria-label={designWords.views} {...scrollable}>
          {drawingsOf(piece).map((drawing) => (
            <div key={drawing.id} className={css.view}>
              <p className={`label ${css.name}`}>{drawing.title}</p>
              <Lines drawing={drawing} className={css.lines} />
            </div>
          ))}
        </section>
      )}
      <figcaption className={`caption ${css.title}`}>
        <span>{name}</span>
        <strong>{bandText(piece.price)}</strong>
        <span className={css.date}>{today}</span>
      </figcaption>
    </figure>
  )
})

function Lines({ drawing, className }: { drawing: Drawing; className: string | undefined }) {
  return (
    <Raw
      className={className}
      style={{ aspectRatio: `${drawing.width} / ${drawing.height}`, maxInlineSize: `${drawing.width * 1.5}px` }}
      html={drawing.svg}
    />
  )
}

/** The day on which it is printed: the page that was made at build has none. */
function useToday(): string {
  const [today, setToday] = useState('')
  useEffect(() => setToday(new Date().toLocaleDateString('es-ES', { dateStyle: 'long' })), [])
  return today
}
