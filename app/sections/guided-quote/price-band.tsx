import { readLength } from '#contracts/numbers.ts'
import type { QuotePrice, QuoteSubject } from '#reader/quote-content.ts'
import { wholeEuros } from '#words/money-words.ts'
import { quoteWords as w } from '#words/quote-words.ts'
import { type Answers, measureLabel } from './answers.ts'
import css from './price-band.module.css'

type Props = {
  words: { title: string; none: string; first: string }
  note: string
  subjects: QuoteSubject[]
  /** Id of what is chosen. */
  chosen: string | undefined
  answers: Answers
}

/** What it costs from, quietly beside the questions. */
export function PriceBand({ words, note, subjects, chosen, answers }: Props) {
  return (
    <section className={css.band} aria-label={words.title}>
      <h2 className={`label ${css.title}`}>{words.title}</h2>
      {chosen === undefined && <p>{words.first}</p>}
      {subjects.map(({ id, prices, perMetre }) => (
        <div key={id} hidden={id !== chosen}>
          {prices.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <dl className={css.prices}>
              {prices.map((price) => (
                <Price key={price.name} {...price} metres={metresIn(answers[measureLabel(perMetre)])} />
              ))}
            </dl>
          )}
        </div>
      ))}
      <p className="caption">{note}</p>
    </section>
  )
}

/** «Desde 590 €»; nothing where no price is known. */
export const lowestPrice = (prices: QuotePrice[]) =>
  prices.length === 0 ? '' : `${w.fromThere} ${wholeEuros(Math.min(...prices.map(({ from }) => from)))}`

function Price({ name, from, unit, metres }: QuotePrice & { metres: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="caption">{w.from}</span> <span className={css.amount}>{wholeEuros(from)}</span>
        {unit && <span className="caption"> / {unit}</span>}
      </dd>
      {metres > 0 && unit === w.perMetre && (
        <dd>
          <span className="caption">{w.withLength(inMetres(metres))}</span>{' '}
          <span className={css.amount}>{wholeEuros(Math.round(from * metres))}</span>
        </dd>
      )}
    </div>
  )
}

/** A length in metres of what is written in centimetres; NaN where it is none, or none that a house has room for. */
function metresIn(written = ''): number {
  const length = readLength(written, 'cm', { from: 10, to: 20_000 })
  return 'sure' in length && length.sure > 0 && length.sure <= 20_000 ? length.sure / 1000 : Number.NaN
}

const inMetres = (metres: number) => metres.toLocaleString('es-ES', { minimumFractionDigits: 2 })
