import type { PriceRow } from '#reader/service-prices.ts'
import { priceWords } from '#words/prices-words.ts'
import css from './price-table.module.css'

type Props = {
  rows: PriceRow[]
  labelledBy: string
  /** On the columns that a picture leaves. */
  isBeside: boolean
}

/** Names, what they contain and what they cost, one under the other. */
export const PriceTable = ({ rows, labelledBy, isBeside }: Props) => (
  <table className={`on-paper ${css.table} ${isBeside ? css.beside : ''}`} aria-labelledby={labelledBy}>
    <colgroup>
      <col />
      <col className={css.figures} />
    </colgroup>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">{priceWords.item}</th>
        <th scope="col">{priceWords.price}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id} className={css.row}>
          <th scope="row">
            <span className={css.cell}>
              <span className={css.name}>{row.name}</span> <span className={`quiet ${css.text}`}>{row.text}</span>
            </span>
          </th>
          <td>
            <Amount {...row} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const Amount = ({ from, amount, unit }: PriceRow) => (
  <span className={css.amount}>
    {from && <span className={`quiet ${css.from}`}>{priceWords.from} </span>}
    <b>{amount}</b>
    {unit && <span className={`quiet ${css.unit}`}> / {unit}</span>}
  </span>
)
