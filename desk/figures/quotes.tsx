import { keepPreviousData } from '@tanstack/react-query'
import type { QuoteFigures } from '#contracts/desk-quotes.ts'
import { quoteFigureWords as w } from '#words/quote-figure-words.ts'
import { useAsk } from '../api.ts'
import { sumText } from '../quotes/money.tsx'
import { buttonClass, Failed } from '../ui/action.tsx'
import { Facts, Table } from './facts.tsx'

/** From enquiry to job in figures, and the data for the bookkeeper: for the owner. */
export function QuoteFacts({ weeks }: { weeks: string }) {
  const { data, error, refetch } = useAsk<QuoteFigures>(`quotes/figures?weeks=${weeks}`, {
    placeholderData: keepPreviousData,
  })
  return (
    <section className="stack-near" aria-label={w.title}>
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
        <Table
          caption={w.byService}
          columns={[w.service, w.quoted, w.won, w.sum]}
          rows={services.map((row) => [row.name, row.quoted, row.accepted, sumText(row.acceptedCents)])}
        />
      )}
    </>
  )
}
