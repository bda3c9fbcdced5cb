import { day } from '#contracts/days.ts'
import type { QuoteAcceptance } from '#contracts/quotes.ts'
import type { Database } from '#server/storage/database.ts'
import { type Act, addEvent, changeQuote, must, setQuote } from '#server/storage/quotes/change.ts'

/** `today` is the workshop's day. */
type Decision = Act & { today: string }
type Said = Omit<QuoteAcceptance, 'totalCents' | 'at'>
type Answer = { kind: 'change' | 'declined'; version: number; text: string }

/**
 * Keeps an acceptance with its evidence, and mails the paper to both. Accepted twice is accepted once: the second gives
 * the first. Throws QuoteConflict 'replaced', 'expired' or 'state'; by phone or on paper the validity is the owner's to
 * decide.
 */
export function acceptQuote(store: Database, id: string, said: Said, { by, now, today, dispatch }: Decision) {
  return changeQuote(store, id, now, async (tx, quote) => {
    if (quote.acceptance?.version === said.version && quote.state === 'accepted') return
    must(quote.acceptance === null, quote.acceptance ? 'accepted' : 'state')
    const version = quote.versions.at(-1)
    must(version?.version === said.version && version.hash === said.hash, 'replaced')
    must(quote.state === 'sent' || quote.state === 'change' || by !== '', 'state')
    must(by !== '' || version.validUntil >= today, 'expired')
    const { early, ...kept } = said
    const row = { quote_id: id, total_cents: version.totalCents, at: now, early: early ? 1 : 0, ...kept }
    await tx.insertInto('quote_acceptance').values(row).execute()
    // What was being written beside it is void: what was accepted holds.
    await setQuote(tx, id, {
      state: 'accepted',
      draft: null,
      rev: quote.rev + 1,
      steps: JSON.stringify({ accepted: today }),
    })
    await addEvent(tx, quote, { kind: 'accepted', by, version: said.version }, now, {
      channels: ['quote', 'quote-news'],
      dispatch,
    })
  })
}

/** Answers to a quote that a customer may give within a day: each is kept and mailed to the workshop. */
export const answersADay = 6

/**
 * The customer asks for a change of a version, or declines it, and may say why. The same again changes nothing. Throws
 * QuoteConflict, 'often' where too many came within a day.
 */
export function answerQuote(store: Database, id: string, answer: Answer, { by, now, dispatch }: Act) {
  return changeQuote(store, id, now, async (tx, quote) => {
    const last = quote.events.at(-1)
    if (last?.kind === answer.kind && last.text === answer.text && last.version === answer.version) return
    must(quote.state !== 'accepted', 'accepted')
    must(quote.versions.at(-1)?.version === answer.version, 'replaced')
    must(quote.state === 'sent' || quote.state === 'change' || quote.state === 'declined', 'state')
    const recent = quote.events.filter(
      (event) => (event.kind === 'change' || event.kind === 'declined') && event.by === '' && event.at > now - day,
    )
    must(by !== '' || recent.length < answersADay, 'often')
    await setQuote(tx, id, { state: answer.kind })
    await addEvent(tx, quote, { ...answer, by }, now, { channels: ['quote-news'], dispatch })
  })
}

/** Ends an accepted quote: by withdrawal or agreement. What was accepted stays kept. */
export function cancelQuote(store: Database, id: string, { by, text, now }: { by: string; text: string; now: number }) {
  return changeQuote(store, id, now, async (tx, quote) => {
    if (quote.state === 'cancelled') return
    must(quote.state === 'accepted', 'state')
    await setQuote(tx, id, { state: 'cancelled' })
    await addEvent(tx, quote, { kind: 'cancelled', by, text, version: quote.acceptance?.version ?? 0 }, now)
  })
}
