import type { QuotePrice, QuoteSubject } from '#reader/quote-content.ts'
import { wholeEuros } from '#words/money-words.ts'
import { quoteWords as w } from '#words/quote-words.ts'
import { type Answers, measureLabel } from './answers.ts'
import css from './price-band.module.css'
import { useReckoned } from './use-reckoned.ts'

type Props = {
  words: { title: string; none: string; first: string }
  note: string
  subjects: QuoteSubject[]
  /** Id of what is chosen. */
  chosen: string | undefined
  answers: Answers
  /** What the design tool reckons with. */
  figures: string
}

/** What it costs from, quietly beside the questions. */
export function PriceBand({ words, note, subjects, chosen, answers, figures }: Props) {
  return (
    <section className={css.band} aria-label={words.title}>
      <h2 className={`label ${css.title}`}>{words.title}</h2>
      {chosen === undefined && <p>{words.first}</p>}
      {subjects.map(({ id, prices, measures }) => (
        <div key={id} hidden={id !== chosen}>
          {prices.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <dl className={css.prices}>
              {prices.map((price) => (
                <Price
                  key={price.name}
                  {...price}
                  given={id === chosen ? givenOf(measures, answers) : ''}
                  figures={figures}
                />
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

type PriceProps = QuotePrice & { given: string; figures: string }

function Price({ name, from, unit, design, given, figures }: PriceProps) {
  const reckoned = useReckoned(design, given, figures)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="caption">{w.from}</span> <span className={css.amount}>{wholeEuros(from)}</span>
        {unit && <span className="caption"> / {unit}</span>}
      </dd>
      {reckoned && (
        <dd>
          <span className="caption">{w.withMeasures(reckoned.measures)}</span>{' '}
          <span className={css.amount}>{w.band(wholeEuros(reckoned.from), wholeEuros(reckoned.to))}</span>
        </dd>
      )}
    </div>
  )
}

/** The measures as they are written, one a line. */
const givenOf = (measures: string[], answers: Answers) =>
  measures.map((measure) => answers[measureLabel(measure)] ?? '').join('\n')
