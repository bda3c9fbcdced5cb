import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { DeskQuote, QuoteOffice } from '#contracts/desk-quotes.ts'
import { missingIn, type QuoteRule } from '#contracts/quote-checklist.ts'
import type { Quote, QuoteDraft } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { send } from '../../api.ts'
import { Button, ErrorMessage } from '../../ui/action.tsx'
import { Check } from '../../ui/fields.tsx'
import { useWork } from '../queries.ts'
import css from '../quotes.module.css'
import { Customer, controlId, type Part, Terms, What } from './fields.tsx'
import { Lines } from './lines.tsx'
import { SendBar } from './send-bar.tsx'
import { withStages } from './stages.ts'
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
              <a className="target" href={`/taller/textos/settings.yaml#${encodeURIComponent(settingOf(field))}`}>
                {message}
              </a>
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

/** What goes with the paper: the design's drawing and pictures of the enquiry. */
function Attached({ draft, change, quote }: Part & { quote: DeskQuote }) {
  const { design, pictures } = draft
  const address = useRef(design)
  if (address.current === '' && quote.pictures.length === 0) return null
  const turn = (id: string, on: boolean) =>
    change({ pictures: on ? [...pictures, id] : pictures.filter((one) => one !== id) })
  return (
    <section className="stack" aria-label={w.attached}>
      <h2>{w.attached}</h2>
      <div className="wrap">
        {address.current !== '' && (
          <Check
            checked={design !== ''}
            onChange={(event) => change({ design: event.target.checked ? address.current : '' })}
          >
            {w.drawing}
          </Check>
        )}
        {quote.pictures.map(({ id, position }) => (
          <Check key={id} checked={pictures.includes(id)} onChange={(event) => turn(id, event.target.checked)}>
            <img
              src={`/taller/api/enquiries/${quote.enquiryId}/photos/${position}`}
              alt=""
              width="56"
              height="56"
              className="small-thumb"
            />
            {w.picture(position)}
          </Check>
        ))}
      </div>
    </section>
  )
}

/** Drops what has not been sent; asked twice, because nothing brings it back. */
function Discard({ quote: { id, rev, versions } }: { quote: Quote }) {
  const [asks, setAsks] = useState(false)
  const [, navigate] = useLocation()
  const drop = useWork(id, () => send<DeskQuote | undefined>(`quotes/${id}/draft`, 'DELETE', { rev }))
  const name = versions.length === 0 ? w.discardAll : w.discard
  return (
    <div className="wrap">
      {asks && <p>{w.discardAsk}</p>}
      <Button
        tone={asks ? 'danger' : 'quiet'}
        busy={drop.isPending}
        onClick={() =>
          asks
            ? drop.mutate(undefined, { onSuccess: (left) => left ?? navigate('/', { replace: true }) })
            : setAsks(true)
        }
      >
        {name}
      </Button>
      <ErrorMessage error={drop.error} />
    </div>
  )
}
