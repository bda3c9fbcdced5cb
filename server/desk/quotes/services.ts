import type { Context } from 'hono'
import { dayOf } from '#contracts/days.ts'
import type { Quote } from '#contracts/quotes.ts'
import type { DeskEnv, DeskServices } from '#server/desk/request/access.ts'
import { Refusal } from '#server/desk/request/http.ts'
import type { Turns } from '#server/photos/turns.ts'
import { QuoteConflict } from '#server/storage/quotes/change.ts'
import { findQuote } from '#server/storage/quotes/read.ts'

export interface RoomServices extends DeskServices {
  /** One picture is open at a time. */
  turns: Turns
}

/** The quote that an address names. Throws Refusal for one that is not kept (any more). */
export async function find(c: Context<DeskEnv>, { store }: RoomServices): Promise<Quote> {
  const quote = await findQuote(store, c.req.param('id') ?? '')
  if (!quote) throw new QuoteConflict('gone')
  return quote
}

/** Who does something, and when. */
export const act = (c: Context<DeskEnv>, { now, outbox }: RoomServices) => ({
  by: c.var.person.name,
  now: now(),
  today: dayOf(now()),
  dispatch: outbox.dispatch,
})

/** The day of something that has happened; null for ''. Throws Refusal for one that is yet to come. */
export function past(day: string, now: number): string | null {
  if (day !== '' && day < '2020-01-01') throw new Refusal(400, 'Elige un día del calendario.', { field: 'day' })
  if (day > dayOf(now)) throw new Refusal(400, 'Ese día no ha llegado todavía.', { field: 'day' })
  return day === '' ? null : day
}
