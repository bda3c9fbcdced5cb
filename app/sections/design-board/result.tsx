import { ButtonLink } from '#app/ui/button/button-link.tsx'
import type { Design } from '#design/design.ts'
import { describePiece } from '#design/drawing/describe.ts'
import type { Note } from '#design/fit.ts'
import type { Piece } from '#design/piece.ts'
import { bandText, massText, weeksText } from './figures.ts'
import css from './result.module.css'

/** What it costs and when it is ready. */
export const Price = ({ piece: { price, weeks, mass } }: { piece: Piece }) => (
  <>
    <p className={`label ${css.label}`}>Precio orientativo</p>
    <output className={css.price}>{bandText(price)}</output>
    <p className={css.facts}>
      Con IVA, entrega y montaje. {weeksText(weeks)} desde que lo apruebas. Pesa {massText(mass)}.
    </p>
  </>
)

/** What to know, and the link to the enquiry, which takes the design along. */
export function Result({ piece, notes, address }: { piece: Piece; notes: Note[]; address: string }) {
  // What had to change is said beside its control.
  const warnings = piece.warnings.filter((warning) => !notes.some(({ text }) => text === warning))
  return (
    <div className={css.result}>
      {warnings.length > 0 && (
        <ul className={css.warnings} aria-label="Qué conviene saber">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <p className={css.ask}>
        <ButtonLink to="#presupuesto">Pedir presupuesto de este diseño</ButtonLink>
      </p>
      {/* It belongs to the form below by its id, so that the enquiry takes the design along. */}
      <input type="hidden" name="design" form="consulta" value={address} />
    </div>
  )
}

/** The same as the drawing, in sentences. */
export function Words({ piece }: { piece: Piece }) {
  return (
    <details className={css.words}>
      <summary className={css.summary}>El dibujo, en palabras</summary>
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
  const columns = piece.columns.length > 1 ? `, ${piece.columns.length} columnas` : ''
  return `${width} por ${height} por ${depth} milímetros${columns}. ${bandText(piece.price)}. ${first}`.trim()
}
