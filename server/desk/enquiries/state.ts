import { type ExpressionBuilder, sql } from 'kysely'
import type { EnquiryState } from '#contracts/desk-enquiries.ts'

import type { DeskEnquiryRow, EnquiryRow, Schema } from '#server/storage/schema.ts'

/** SQL for the state of a row of `enquiry` with its `desk_enquiry` beside it, where there is one. */
export const stateOf = sql<EnquiryState>`(case
  when desk_enquiry.shelf in ('waiting', 'spam', 'archived') then desk_enquiry.shelf
  when enquiry.spam <> '' and coalesce(desk_enquiry.shelf, '') = '' then 'spam'
  when enquiry.answered_at is not null then 'answered'
  else 'new' end)`

/** SQL: nobody has opened it, and it asks for an answer. */
export const isUnread = sql<boolean>`(desk_enquiry.read_at is null and ${stateOf} = 'new')`

/** What becomes of a row and the note beside it when somebody puts an enquiry into a state. */
export function moveTo(state: EnquiryState, answeredAt: EnquiryRow['answered_at'], now: number) {
  const shelf: DeskEnquiryRow['shelf'] = state === 'new' || state === 'answered' ? 'inbox' : state
  const answered = state === 'new' ? null : state === 'answered' ? (answeredAt ?? now) : answeredAt
  return { shelf, answeredAt: answered }
}

type Joined = ExpressionBuilder<Schema & { desk_enquiry: DeskEnquiryRow | null }, 'enquiry' | 'desk_enquiry'>

/** SQL: a reminder whose day has come, of what is not put away. */
export const isDue = (today: string) => (eb: Joined) =>
  eb.and([
    eb('desk_enquiry.remind_on', '<>', ''),
    eb('desk_enquiry.remind_on', '<=', today),
    eb(stateOf, 'not in', ['archived', 'spam']),
  ])
