import { useState } from 'react'
import { dayOf } from '#contracts/days.ts'
import { changeable, type DeskQuote, type NewAcceptance, type QuoteOffice } from '#contracts/desk-quotes.ts'
import type { Quote } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { send } from '../api.ts'
import { sendPicture } from '../pictures/send-picture.ts'
import { Button, buttonClass, Copy, DialogButton, ErrorMessage } from '../ui/action.tsx'
import { Check, Field, OneFieldForm, TextField } from '../ui/fields.tsx'
import { longDay, longTime } from '../ui/times.ts'
import { sumText } from './money.tsx'
import { useWork } from './queries.ts'

/** What was sent, the customer's page, and what the owner can do about it. */
export function Papers({ quote, office }: { quote: DeskQuote; office: QuoteOffice }) {
  const { id, phase } = quote
  const { state, versions, acceptance } = office.quote
  const last = versions.at(-1)
  const change = useWork(id, () => send<DeskQuote>(`quotes/${id}/draft`, 'POST'))
  const isOpen = changeable.includes(state)
  return (
    <section className="stack" aria-label={w.papers}>
      <h2>{w.papers}</h2>
      {acceptance ? (
        <p>{w.acceptedBy(acceptance.name, w.wayPlaces[acceptance.way], dayAt(acceptance.at), acceptance.version)}</p>
      ) : (
        last && <p>{w.sentOn(dayAt(last.sentAt), longDay(last.validUntil))}</p>
      )}
      <Wish quote={office.quote} />
      {isOpen && (
        <div className="wrap fills-phone">
          <Acceptance quote={office.quote} name={quote.customer} />
          <Button busy={change.isPending} onClick={() => change.mutate()}>
            {w.change}
          </Button>
        </div>
      )}
      <ErrorMessage error={change.error} />
      <Page quote={quote} link={office.link} />
      <ul className="rows">
        {versions.toReversed().map(({ version, sentAt, totalCents }) => (
          <li key={version}>
            <div className="split">
              <span>{w.version(version, dayAt(sentAt), sumText(totalCents))}</span>
              <a
                className={buttonClass('quiet')}
                href={`/taller/api/quotes/${id}/versions/${version}`}
                target="_blank"
                rel="noreferrer"
              >
                {w.open}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <details>
        <summary>{w.history}</summary>
        <ol className="rows">
          {office.quote.events.map((event) => (
            <li key={event.id}>
              <span>
                {w.event(event)} <time className="quiet small">{longTime(event.at)}</time>
              </span>
              {event.text && !['step', 'paid'].includes(event.kind) && <p className="written">{event.text}</p>}
            </li>
          ))}
        </ol>
      </details>
      {phase === 'accepted' && <Cancel id={id} />}
    </section>
  )
}

const dayAt = (at: number) => longDay(dayOf(at))

/** What the customer wants to be different, or why not, while that is the last word. */
function Wish({ quote: { state, events } }: { quote: Quote }) {
  const said = events.findLast(({ kind }) => kind === 'change' || kind === 'declined')
  if (!said || (state !== 'change' && state !== 'declined')) return null
  return (
    <blockquote>
      <p>{w.event(said)}</p>
      <p className="written">{said.text}</p>
    </blockquote>
  )
}

/** The customer's private page: to pass on, and to be given another address. */
function Page({ quote: { id, title, phone }, link }: { quote: DeskQuote; link: string }) {
  const [asks, setAsks] = useState(false)
  const renew = useWork(id, () => send<DeskQuote>(`quotes/${id}/link`, 'POST'))
  if (link === '') return null
  const digits = phone.replace(/\D/g, '')
  const number = digits.length === 9 ? `34${digits}` : digits
  return (
    <div className="stack">
      <Copy label={w.link} text={link} />
      <div className="wrap fills-phone">
        <a
          className={buttonClass()}
          href={`https://wa.me/${number}?text=${encodeURIComponent(w.linkText(title, link))}`}
          target="_blank"
          rel="noreferrer"
        >
          {w.sendLink}
        </a>
        <a className={buttonClass()} href={link} target="_blank" rel="noreferrer">
          {w.openPage}
        </a>
        <Button
          tone={asks ? 'danger' : 'quiet'}
          busy={renew.isPending}
          onClick={() => (asks ? renew.mutate(undefined, { onSuccess: () => setAsks(false) }) : setAsks(true))}
        >
          {w.renew}
        </Button>
      </div>
      {asks && <p className="caption">{w.renewAsk}</p>}
      <ErrorMessage error={renew.error} />
    </div>
  )
}

/** Ends an accepted quote, with why: by agreement or withdrawal. */
function Cancel({ id }: { id: string }) {
  const cancel = useWork(id, (text: string) => send<DeskQuote>(`quotes/${id}/cancel`, 'POST', { text }))
  return (
    <details>
      <summary>{w.cancel}</summary>
      <OneFieldForm label={w.cancelWhy} rows={2} maxLength={2000} button={w.cancelNow} tone="danger" sending={cancel} />
    </details>
  )
}

/** Notes a yes that came by phone or on paper, with a picture of the paper. */
function Acceptance({ quote, name: customer }: { quote: Quote; name: string }) {
  const [way, setWay] = useState<NewAcceptance['way']>('phone')
  const [name, setName] = useState(customer)
  const [paper, setPaper] = useState<File>()
  const last = quote.versions.at(-1)
  const accept = useWork(quote.id, async (said: NewAcceptance) => {
    const accepted = await send<DeskQuote>(`quotes/${quote.id}/acceptance`, 'POST', said)
    if (!paper) return accepted
    return sendPicture<DeskQuote>(`quotes/${quote.id}/files/acceptance`, 'POST', paper, () => {})
  })
  if (!last) return null
  return (
    <DialogButton tone="main" label={w.accept}>
      {() => (
        <>
          <p>{w.acceptAbout}</p>
          <p className="caption">{w.version(last.version, longDay(dayOf(last.sentAt)), sumText(last.totalCents))}</p>
          <fieldset className="stack">
            <legend className="visually-hidden">{w.way}</legend>
            {(['phone', 'paper'] as const).map((one) => (
              <Check key={one} type="radio" name="way" checked={way === one} onChange={() => setWay(one)}>
                {w.ways[one]}
              </Check>
            ))}
          </fieldset>
          <TextField label={w.whoAccepts} value={name} onChange={setName} />
          {way === 'paper' && (
            <Field label={w.paperPhoto}>
              {(control) => (
                <input
                  {...control}
                  type="file"
                  accept="image/*"
                  onChange={(event) => setPaper(event.target.files?.[0])}
                />
              )}
            </Field>
          )}
          <ErrorMessage error={accept.error} />
          <p>
            <Button
              tone="main"
              busy={accept.isPending}
              onClick={() => accept.mutate({ version: last.version, way, name })}
            >
              {w.acceptNow}
            </Button>
          </p>
        </>
      )}
    </DialogButton>
  )
}
