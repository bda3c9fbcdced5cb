import { useQuery } from '@tanstack/react-query'
import type { QuoteFigures } from '#contracts/desk-quotes.ts'
import { quoteFigureWords as w } from '#words/desk-quote-words.ts'
import { ask } from '../api.ts'
import { sumText } from '../quotes/money.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Failed } from '../ui/failed.tsx'
import { Facts } from './facts.tsx'
import css from './figures.module.css'

/** From enquiry to job in figures, and the data for the bookkeeper: for the owner. */
export function QuoteFacts({ weeks }: { weeks: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['quotes', 'figures', weeks],
    queryFn: () => ask<QuoteFigures>(`quotes/figures?weeks=${weeks}`),
    placeholderData: (before) => before,
  })
  return (
    <section className={css.part} aria-label={w.title}>
      <h2>{w.title}</h2>
      {error && <Failed error={error} retry={refetch} />}
      {!data && !error && <p role="status">{w.counting}</p>}
      {data && (data.quoted === 0 && data.openCount === 0 ? <p>{w.none}</p> : <All figures={data} />)}
      <h3 className="label">{w.books}</h3>
      <p className="caption measure">{w.booksNote}</p>
      <p className="wrap">
        <a className={buttonClass()} href="/taller/api/quotes/export.csv" download>
          {w.csv}
        </a>
        <a className={buttonClass()} href="/taller/api/quotes/export.json" download>
          {w.json}
        </a>
      </p>
    </section>
  )
}

const daysText = (days: number | null) => (days === null ? '—' : w.days(days))

function All({ figures }: { figures: QuoteFigures }) {
  const { enquiries, quoted, accepted, services } = figures
  const facts = [
    [w.path, `${enquiries} → ${quoted} → ${accepted}`, w.pathNote],
    [w.toQuote, daysText(figures.daysToQuote), w.toQuoteNote],
    [w.toAccept, daysText(figures.daysToAccept), w.toAcceptNote],
    [w.open, sumText(figures.openCents), w.openNote(figures.openCount)],
    [w.accepted, sumText(figures.acceptedCents), w.acceptedNote(sumText(figures.unpaidCents))],
  ] as const
  return (
    <>
      <Facts facts={facts} />
      {services.length > 0 && (
        <table className={`${css.table} ${css.small}`}>
          <caption className="visually-hidden">{w.byService}</caption>
          <thead>
            <tr>
              <th scope="col">{w.service}</th>
              <th scope="col">{w.quoted}</th>
              <th scope="col">{w.won}</th>
              <th scope="col">{w.sum}</th>
            </tr>
          </thead>
          <tbody>
            {services.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.quoted}</td>
                <td>{row.accepted}</td>
                <td>{sumText(row.acceptedCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
