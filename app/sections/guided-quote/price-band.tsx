import type { ReactNode } from 'react'
import { lowerFirst } from '#contracts/plain.ts'
import type { QuotePrice, QuoteSubject } from '#reader/quote-content.ts'
import { perUnit, wholeEuros } from '#words/money-words.ts'
import { quoteWords as w } from '#words/quote-words.ts'
import css from './price-band.module.css'
import type { Reckoned } from './reckon.ts'

type Props = {
  words: { title: string; none: string; first: string }
  note: string
  subjects: QuoteSubject[]
  /** Id of what is chosen. */
  chosen: string | undefined
  /** What the design tool reckons for the measures and the wood that have been answered. */
  reckoned: Reckoned | undefined
  /** The design that goes with the enquiry. */
  yours: string | undefined
  onDrop: () => void
}

/** What it costs from, quietly beside the questions. */
export function PriceBand({ words, note, subjects, chosen, reckoned, yours, onDrop }: Props) {
  const example = subjects[0]?.prices[0]
  return (
    <section className={css.band} aria-label={words.title}>
      <h2 className={css.title}>
        <span className="label quiet">{words.title}</span>
      </h2>
      {chosen === undefined && (
        <>
          {example && (
            <dl className={css.prices}>
              <Price {...example} name={w.example(lowerFirst(example.name))} />
            </dl>
          )}
          <p>{words.first}</p>
        </>
      )}
      {subjects.map(({ id, prices }) => (
        <div key={id} hidden={id !== chosen}>
          {prices.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <dl className={css.prices}>
              {prices.map((price) => (
                <Price key={price.name} {...price} reckoned={id === chosen && price.design ? reckoned : undefined}>
                  {yours && price.design && (
                    <p className={css.yours}>
                      <a href={yours} className="target text-button">
                        {w.openYours}
                      </a>
                      <button type="button" className="target text-button" onClick={onDrop}>
                        {w.dropYours}
                      </button>
                    </p>
                  )}
                </Price>
              ))}
            </dl>
          )}
        </div>
      ))}
      <p className="caption">{note}</p>
    </section>
  )
}

/** The lowest of the list with its unit, «720 € / hoja»; empty where there is none. */
export function lowestPrice(prices: QuotePrice[]): string {
  const [lowest] = [...prices].sort((a, b) => a.from - b.from)
  return lowest ? perUnit(wholeEuros(lowest.from), lowest.unit) : ''
}

/** In the bar: «Con 240 × 260 × 60 cm, desde 3.550 €»; before any measure or wood the price of the list. */
export function barPrice(prices: QuotePrice[], reckoned: Reckoned | undefined, yours: boolean): string {
  if (!reckoned) return prices.length > 0 ? `${w.fromThere} ${lowestPrice(prices)}` : ''
  return (yours ? w.yoursFrom : w.sum.bind(w, reckoned.measures))(wholeEuros(reckoned.from))
}

type PriceProps = QuotePrice & { reckoned?: Reckoned | undefined; children?: ReactNode }

function Price({ name, from, unit, reckoned, children }: PriceProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="caption">{w.from}</span> <span className={css.amount}>{wholeEuros(from)}</span>
        {unit && <span className="caption"> / {unit}</span>}
      </dd>
      {reckoned && (
        <dd>
          <span className="caption">
            {w.reckoned(children ? w.yours : w.yourPiece(reckoned.feminine), reckoned.measures, reckoned.material)}
          </span>{' '}
          <span className={css.amount}>{w.band(wholeEuros(reckoned.from), wholeEuros(reckoned.to))}</span>
          {children}
        </dd>
      )}
    </div>
  )
}
