import { randomUUID } from 'node:crypto'
import { type JobStep, jobSteps, type QuoteReview } from '#contracts/quotes.ts'
import type { Database } from '#server/storage/database.ts'
import { type Act, addEvent, changeQuote, must, setQuote } from '#server/storage/quotes/change.ts'
import type { Photo } from '#server/storage/schema.ts'

type Done = { step: Exclude<JobStep, 'accepted'>; day: string | null }
type Paid = { position: number; day: string | null }

/**
 * Notes the day on which a step of the job was done; null takes it back. Earlier steps without a day get the same one,
 * later ones lose theirs. The customer hears of it where he wants to, and of the end always, with the request for a
 * review: once.
 */
export function setStep(store: Database, id: string, { step, day }: Done, { by, now, dispatch }: Act) {
  return changeQuote(store, id, now, async (tx, quote) => {
    must(quote.state === 'accepted', 'state')
    if ((quote.steps[step] ?? null) === day) return
    const at = jobSteps.indexOf(step)
    const steps = jobSteps.flatMap((name, place): [JobStep, string][] => {
      const known = quote.steps[name]
      if (place === at) return day === null ? [] : [[name, day]]
      if (place > at) return known && day !== null ? [[name, known]] : []
      return known || day !== null ? [[name, known ?? day ?? '']] : []
    })
    await setQuote(tx, id, { steps: JSON.stringify(Object.fromEntries(steps)) })
    const first = !quote.events.some(({ kind, text }) => kind === 'step' && text === step)
    const told = day !== null && first && (quote.wantsMail || step === 'mounted')
    await addEvent(tx, quote, { kind: 'step', by, text: day === null ? `-${step}` : step }, now, {
      channels: told ? ['quote'] : [],
      dispatch,
    })
  })
}

/** Notes the day on which a stage was paid; null takes it back. */
export function setPaid(store: Database, id: string, { position, day }: Paid, { by, now }: Omit<Act, 'dispatch'>) {
  return changeQuote(store, id, now, async (tx, quote) => {
    const accepted = quote.versions.find(({ version }) => version === quote.acceptance?.version)
    must(accepted?.document.stages[position], 'state')
    if ((quote.payments.find((payment) => payment.position === position)?.paidOn ?? null) === day) return
    const key = `${id}.${position}`
    await tx.deleteFrom('quote_payment').where('id', '=', key).execute()
    if (day !== null)
      await tx.insertInto('quote_payment').values({ id: key, quote_id: id, position, paid_on: day }).execute()
    await addEvent(tx, quote, { kind: 'paid', by, text: `${day === null ? '-' : ''}${position}` }, now)
  })
}

/** Keeps a picture, already made clean by the converter: of a signed paper, or of a step of the job. */
export function addQuoteFile(store: Database, id: string, kind: 'acceptance' | JobStep, photo: Photo, now: number) {
  return changeQuote(store, id, now, async (tx, quote) => {
    must(quote.acceptance, 'state')
    await tx
      .insertInto('quote_file')
      .values({ id: randomUUID(), quote_id: id, kind, at: now, ...photo })
      .execute()
  })
}

export const removeQuoteFile = (store: Database, id: string, fileId: string, now: number) =>
  changeQuote(store, id, now, async (tx) => {
    await tx.deleteFrom('quote_file').where('id', '=', fileId).where('quote_id', '=', id).execute()
  })

/** Whether the customer wants a mail with each step. */
export const chooseMails = (store: Database, id: string, wants: boolean, now: number) =>
  changeQuote(store, id, now, (tx) => setQuote(tx, id, { wants_mail: wants ? 1 : 0 }).then(() => {}))

type Written = Pick<QuoteReview, 'stars' | 'text' | 'mayShowPictures' | 'mayShowPrice'>
type Settled = Partial<Pick<QuoteReview, 'publishedAt' | 'reply'>>

/** Keeps what the customer says of the finished job: once, and never changed. */
export function keepReview(store: Database, id: string, review: Written, { now, dispatch }: Omit<Act, 'by'>) {
  return changeQuote(store, id, now, async (tx, quote) => {
    if (quote.review) return
    must(quote.state === 'accepted' && quote.steps.mounted, 'state')
    await tx
      .insertInto('quote_review')
      .values({
        ...{ quote_id: id, at: now, stars: review.stars, content: review.text },
        ...{ may_show_pictures: review.mayShowPictures ? 1 : 0, may_show_price: review.mayShowPrice ? 1 : 0 },
        ...{ published_at: null, reply: '' },
      })
      .execute()
    await addEvent(tx, quote, { kind: 'review' }, now, { channels: ['quote-news'], dispatch })
  })
}

/** Notes that a review has been published (or taken off: null), or the workshop's answer to it. Its text cannot be changed. */
export function settleReview(store: Database, id: string, { publishedAt, reply }: Settled, now: number) {
  return changeQuote(store, id, now, async (tx, quote) => {
    must(quote.review, 'state')
    const values = { published_at: publishedAt, reply }
    await tx.updateTable('quote_review').set(values).where('quote_id', '=', id).execute()
  })
}
