import { useEffect, useState } from 'react'
import { quoteBegun } from '#app/enquiry/draft.ts'
import { ArrowLink, ButtonLink } from '#app/ui/button/button-link.tsx'
import type { Design } from '#design/design.ts'
import { describePiece } from '#design/drawing/describe.ts'
import type { Note } from '#design/furniture.ts'
import { furniture, isTable, madeOf } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import { centimetres } from '#design/names.ts'
import type { Piece } from '#design/piece.ts'
import type { Prices } from '#design/price.ts'
import { designWords } from '#words/design-words.ts'
import { bandText, massText } from './figures.ts'
import css from './result.module.css'

type MadeProps = { piece: Piece; design: Design; prices: Prices }

/** What it costs, and when it is ready. */
export const Price = ({ piece: { price, weeks }, freeKm }: { piece: Piece; freeKm: number }) => (
  <>
    <div className={css.amount}>
      <p className="label quiet">{designWords.estimate}</p>
      <output className={css.price} aria-label={designWords.estimate}>
        {bandText(price)}
      </output>
    </div>
    <p className={`quiet ${css.facts}`}>{designWords.facts(freeKm, designWords.weeks(weeks))}</p>
  </>
)

/** What it is made of, and what it weighs. */
export const Made = ({ piece, design, prices }: MadeProps) => (
  <p className={`quiet ${css.facts}`}>
    {[madeOf(design), solidText(design, prices), designWords.mass(massText(piece.mass))].filter(Boolean).join(' ')}
  </p>
)

/** What the same piece costs in solid wood, where the workshop reckons that; else that it can be asked for. */
function solidText(design: Design, prices: Prices): string {
  const { kind, body, wood } = design
  if (isTable(kind) || body === 'macizo' || wood === 'lacado' || wood === 'melamina') return ''
  if (!furniture[kind].bodies.includes('macizo')) return designWords.askSolid
  const { price, columns } = makePiece({ ...design, body: 'macizo' }, prices)
  return designWords.madeSolid(
    bandText(price).replace('De', 'de'),
    columns.some(({ content }) => content === 'cajones'),
  )
}

/** What to know; and the enquiry takes the design along. */
export function Result({ piece, notes, address }: { piece: Piece; notes: Note[]; address: string }) {
  // What had to change is said beside its control.
  const warnings = piece.warnings.filter((warning) => !notes.some(({ text }) => text === warning))
  return (
    <>
      {warnings.length > 0 && (
        <ul className={css.warnings} aria-label={designWords.warnings}>
          {warnings.map((warning) => (
            <li key={warning} className="remark">
              {warning}
            </li>
          ))}
        </ul>
      )}
      {/* It belongs to the form below by its id, so that the enquiry takes the design along. */}
      <input type="hidden" name="design" form="consulta" value={address} />
    </>
  )
}

/** The way to the enquiry below, and back to the one that was begun. */
export function Ask() {
  const [begun, setBegun] = useState(false)
  useEffect(() => setBegun(quoteBegun()), [])
  return (
    <p className={`wraps ${css.ask}`}>
      <ButtonLink to="#presupuesto">{designWords.ask}</ButtonLink>
      {begun && <ArrowLink to="/presupuesto">{designWords.backToQuote}</ArrowLink>}
    </p>
  )
}

/** The same as the drawing, in sentences. */
export function Words({ piece }: { piece: Piece }) {
  return (
    <details className={css.words}>
      <summary className="target text-button">{designWords.inWords}</summary>
      <ul>
        {describePiece(piece).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}

/** One sentence for who hears the page: what is on the board now. */
export const spoken = (piece: Piece, design: Design) => {
  const { width, height, depth } = piece.outer
  const changed = (['width', 'height', 'depth'] as const).some((side) => design[side] !== piece.outer[side])
  const [first = ''] = changed ? piece.warnings : []
  const columns = piece.columns.length > 1 ? `, ${designWords.columnCount(piece.columns.length)}` : ''
  return `${designWords.spoken(centimetres(width), centimetres(height), centimetres(depth))}${columns}. ${bandText(piece.price)}. ${first}`.trim()
}
