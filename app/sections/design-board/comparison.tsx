import { Raw } from '#app/ui/raw/raw.tsx'
import { parseAddress } from '#design/address.ts'
import { drawingsOf } from '#design/drawing/svg.ts'
import { fitDesign } from '#design/fit.ts'
import { furniture } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import { finishNames, woodNames } from '#design/names.ts'
import type { Prices } from '#design/price.ts'
import { designWords } from '#words/design-words.ts'
import { bandText, massText, sizeText } from './figures.ts'
import type { Saved } from './saved.ts'
import css from './saved-designs.module.css'

/** Two designs in a table: what is different stands on one line. */
export function Comparison({ designs, prices }: { designs: Saved[]; prices: Prices }) {
  const columns = designs.map(({ name, address }) => {
    const { design } = fitDesign(parseAddress(address).design)
    return { name, design, piece: makePiece(design, prices) }
  })
  const { compared } = designWords
  const rows: [string, (column: (typeof columns)[number]) => string][] = [
    [compared.kind, ({ design }) => furniture[design.kind].name],
    [compared.size, ({ piece }) => sizeText(piece)],
    [compared.wood, ({ design }) => `${woodNames[design.wood]}, ${finishNames[design.finish].toLowerCase()}`],
    [compared.columns, ({ piece }) => String(piece.columns.length || '–')],
    [compared.price, ({ piece }) => bandText(piece.price)],
    [compared.weeks, ({ piece }) => designWords.weeks(piece.weeks)],
    [compared.mass, ({ piece }) => massText(piece.mass)],
  ]
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{designWords.comparison}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ name, piece }) => (
            <th key={name} scope="col">
              {name}
              <Raw className={css.drawing} html={drawingsOf(piece, 'photograph')[0]?.svg ?? ''} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, text]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map((column) => (
              <td key={column.name}>{text(column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
