import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DeskQuote, QuoteOffice } from '#contracts/desk-quotes.ts'
import { missingIn, type QuoteRule } from '#contracts/quote-checklist.ts'
import type { QuoteDraft } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { Button } from '../../ui/button.tsx'
import css from '../quotes.module.css'
import { Attached } from './attached.tsx'
import { Customer, What } from './customer.tsx'
import { Discard } from './discard.tsx'
import { Lines } from './lines.tsx'
import { SendBar } from './send-bar.tsx'
import { withStages } from './stages.ts'
import { Terms } from './terms.tsx'
import { useEditing } from './use-editing.ts'
import { Vat } from './vat.tsx'

interface Props {
  quote: DeskQuote
  office: QuoteOffice
  draft: QuoteDraft
}

/** A quote while it is written: what it costs first, then what and where, then what conditions.yaml says already. */
export function Editor({ quote, office, draft: first }: Props) {
  const editing = useEditing(office.quote, first)
  const form = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(0)
  const gaps = missingIn(editing.draft, office.workshop)
  const shown = asked > 0 ? gaps : []
  const errorOf = (field: string) => shown.find((gap) => gap.field === field)?.message
  const change = (part: Partial<QuoteDraft>) => editing.change(withStages(part, editing.draft, office.stages))
  const part = { draft: editing.draft, change, errorOf }
  return (
    <div ref={form} className="stack-wide">
      <Lines {...part} prices={office.prices} design={office.design} />
      <Vat {...part} />
      <What {...part} />
      <Customer {...part} />
      <Terms {...part} />
      <Attached {...part} quote={quote} />
      {shown.length > 0 && <Missing key={asked} gaps={shown} form={form} />}
      <Discard quote={office.quote} />
      <SendBar quote={quote} office={office} editing={editing} gaps={gaps} onIncomplete={() => setAsked(asked + 1)} />
    </div>
  )
}

export interface Part {
  draft: QuoteDraft
  change: (part: Partial<QuoteDraft>) => void
  errorOf: (field: string) => string | undefined
}

export const controlId = (field: string) => `quote-${field.replaceAll('.', '-')}`

/** What the law's list still misses; each leads to its field, those of the workshop to its settings. */
function Missing({ gaps, form }: { gaps: readonly QuoteRule[]; form: RefObject<HTMLElement | null> }) {
  const head = useRef<HTMLHeadingElement>(null)
  // It has just been asked for, below what is in sight.
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section aria-label={w.missing(gaps.length)} className={`stack-close boxed ${css.missing}`}>
      <h2 ref={head} tabIndex={-1}>
        {w.missing(gaps.length)}
      </h2>
      <ul>
        {gaps.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field.startsWith('workshop.') ? (
              <a href={`/taller/textos/settings.yaml#${encodeURIComponent(settingOf(field))}`}>{message}</a>
            ) : (
              <Button tone="quiet" onClick={() => goTo(field, form.current)}>
                {message}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const settings: Record<string, string> = {
  'workshop.name': 'owner.name',
  'workshop.nif': 'owner.nif',
  'workshop.address': 'address.street',
  'workshop.phone': 'contact.phone',
  'workshop.email': 'contact.email',
}
const settingOf = (field: string) => settings[field] ?? ''

/** Opens the folds around a field and puts the focus into it. */
function goTo(field: string, form: HTMLElement | null) {
  const control = form?.querySelector<HTMLElement>(`#${controlId(field)}`)
  for (let fold = control?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
