import { setImmediate as nextRound } from 'node:timers/promises'
import type { Context } from 'hono'
import { type ExpressionBuilder, sql } from 'kysely'
import { dayOf } from '#contracts/days.ts'
import {
  type EnquiryCounts,
  type EnquiryItem,
  type EnquiryPage,
  type EnquiryState,
  enquiryStates,
} from '#contracts/desk-enquiries.ts'
import { titleOf } from '#server/desk/enquiries/about.ts'
import type { Query } from '#server/desk/enquiries/fields.ts'
import type { DeskEnv, DeskServices } from '#server/desk/request/access.ts'
import { Refusal } from '#server/desk/request/http.ts'
import { countOf, type Database } from '#server/storage/database.ts'
import { numberOf } from '#server/storage/enquiry-row.ts'
import { containsWords } from '#server/storage/reading.ts'
import type { DeskEnquiryRow, EnquiryRow, Schema } from '#server/storage/schema.ts'

const pageSize = 50
/** Rows read at a time while words are looked for: the database cannot fold accents, so they are looked at here. */
const searchStep = 200
const excerptLength = 160

type Filters = Omit<Query, 'cursor'>

/** Every enquiry beside what the desk notes of it. */
export const noted = ({ db }: Database) =>
  db.selectFrom('enquiry').leftJoin('desk_enquiry', 'desk_enquiry.enquiry_id', 'enquiry.id')

/** Enquiries with what the desk notes of them, newest first. */
export const joined = (store: Database) =>
  noted(store)
    .selectAll('enquiry')
    .select(['shelf', 'read_at', 'tags', 'assigned_to', 'remind_on', 'outcome', 'value_cents', 'thread'])
    .select([stateOf.as('state'), isUnread.as('unread')])
    .orderBy('enquiry.received_at', 'desc')
    .orderBy('enquiry.id', 'desc')

export type JoinedRow = Awaited<ReturnType<ReturnType<typeof joined>['execute']>>[number]

/** An enquiry with what the desk notes of it; undefined when it is not kept (any more). */
export const findJoined = (store: Database, id: string): Promise<JoinedRow | undefined> =>
  joined(store).where('enquiry.id', '=', id).executeTakeFirst()

/** The enquiry that an address names. Throws Refusal for one that is not kept (any more). */
export async function find(c: Context<DeskEnv>, { store }: DeskServices): Promise<JoinedRow> {
  const row = await findJoined(store, c.req.param('id') ?? '')
  if (!row) throw new Refusal(404, 'Esta consulta ya no está: se ha borrado.')
  return row
}

const statesOf = ({ state, q }: Filters): readonly EnquiryState[] => {
  if (state === 'all' || (!state && q !== '')) return enquiryStates
  return state ? [state] : ['new', 'answered', 'waiting']
}

const filtered = (store: Database, filters: Filters, today: string, { tag, assigned, due } = filters) =>
  joined(store)
    .where(stateOf, 'in', statesOf(filters))
    .$if(tag !== '', (query) => query.where('desk_enquiry.tags', 'like', `%${JSON.stringify(tag)}%`))
    .$if(assigned !== '', (query) => query.where('desk_enquiry.assigned_to', '=', assigned))
    .$if(due, (query) => query.where(isDue(today)))

/** Enquiries that fit, in portions, beginning behind the cursor `received_at.id`. */
async function* portions(store: Database, filters: Filters, today: string, cursor: string | undefined, size: number) {
  const words = filters.q.split(/\s+/).filter(Boolean)
  const fits = containsWords(words)
  for (let from = cursor; ; ) {
    const [at = Number.MAX_SAFE_INTEGER, id = ''] = from?.split('.') ?? []
    const rows = await filtered(store, filters, today)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('enquiry.received_at', 'enquiry.id'), '<', tuple(Number(at), id)))
      .limit(size)
      .execute()
    // Between two portions others get on: visitors do not wait for a search of the desk.
    await nextRound()
    const written = words.length > 0 ? await entriesFor(store, rows) : new Map<string, string[]>()
    yield words.length === 0 ? rows : rows.filter((row) => fits(row, [row.tags ?? '', ...(written.get(row.id) ?? [])]))
    const last = rows.at(-1)
    if (rows.length < size || !last) return
    from = cursorOf(last)
  }
}

/** Notes and answers to enquiries, by the enquiry's id. */
async function entriesFor({ db }: Database, rows: readonly EnquiryRow[]): Promise<Map<string, string[]>> {
  if (rows.length === 0) return new Map()
  const entries = await db
    .selectFrom('desk_entry')
    .select(['enquiry_id', 'subject', 'content'])
    .where('enquiry_id', 'in', idsOf(rows))
    .execute()
  const byEnquiry = Map.groupBy(entries, ({ enquiry_id }) => enquiry_id)
  return new Map([...byEnquiry].map(([id, all]) => [id, all.flatMap(({ subject, content }) => [subject, content])]))
}

const idsOf = (rows: readonly EnquiryRow[]) => rows.map(({ id }) => id)
const cursorOf = ({ received_at, id }: EnquiryRow) => `${received_at}.${id}`

export async function* allEnquiries(store: Database, filters: Filters, now: number) {
  for await (const rows of portions(store, filters, dayOf(now), undefined, searchStep)) yield* rows
}

export async function listPage(store: Database, { cursor, ...filters }: Query, now: number): Promise<EnquiryPage> {
  const size = filters.q === '' ? pageSize + 1 : searchStep
  const found: JoinedRow[] = []
  for await (const rows of portions(store, filters, dayOf(now), cursor, size)) {
    found.push(...rows)
    if (found.length > pageSize) break
  }
  const shown = found.slice(0, pageSize)
  const photos = await countPhotos(store, shown)
  const last = shown.at(-1)
  const items = shown.map((row) => itemOf(row, photos.get(row.id) ?? 0, dayOf(now)))
  return { items, ...(found.length > pageSize && last && { next: cursorOf(last) }) }
}

async function countPhotos({ db }: Database, rows: readonly EnquiryRow[]) {
  if (rows.length === 0) return new Map<string, number>()
  const counts = await db
    .selectFrom('photo')
    .select(({ fn }) => ['enquiry_id', fn.countAll<number>().as('count')])
    .where('enquiry_id', 'in', idsOf(rows))
    .groupBy('enquiry_id')
    .execute()
  return new Map(counts.map(({ enquiry_id, count }) => [enquiry_id, count]))
}

export function itemOf(row: JoinedRow, photos: number, today: string): EnquiryItem {
  const remindOn = row.remind_on ?? ''
  return {
    id: row.id,
    number: numberOf(row.id),
    name: row.name,
    receivedAt: row.received_at,
    state: row.state,
    // SQLite has no truth values.
    unread: Boolean(row.unread),
    about: titleOf(row),
    excerpt: excerptOf(row.message),
    photos,
    tags: tagsOf(row),
    assignedTo: row.assigned_to ?? '',
    remindOn,
    due: remindOn !== '' && remindOn <= today && row.state !== 'archived' && row.state !== 'spam',
    outcome: row.outcome ?? '',
  }
}

export const tagsOf = ({ tags }: { tags: string | null }) => JSON.parse(tags ?? '[]') as string[]

export const excerptOf = (message: string) => {
  const text = message.replace(/\s+/g, ' ').trim()
  return text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text
}

export async function countEnquiries(store: Database, now: number): Promise<Omit<EnquiryCounts, 'people'>> {
  const counted = await noted(store)
    .select(({ fn }) => [stateOf.as('state'), fn.countAll<number>().as('count')])
    .groupBy(stateOf)
    .execute()
  const tagged = await store.db.selectFrom('desk_enquiry').select('tags').distinct().where('tags', '<>', '[]').execute()
  const states = { new: 0, answered: 0, waiting: 0, spam: 0, archived: 0 }
  for (const { state, count } of counted) states[state] = count
  return {
    states,
    unread: await countUnread(store),
    due: await countOf(noted(store).where(isDue(dayOf(now)))),
    tags: [...new Set(tagged.flatMap(tagsOf))].toSorted((a, b) => a.localeCompare(b, 'es')),
  }
}

export const countUnread = (store: Database) => countOf(noted(store).where(isUnread))

/** SQL for the state of a row of `enquiry` with its `desk_enquiry` beside it, where there is one. */
export const stateOf = sql<EnquiryState>`(case
  when desk_enquiry.shelf in ('waiting', 'spam', 'archived') then desk_enquiry.shelf
  when enquiry.spam <> '' and coalesce(desk_enquiry.shelf, '') = '' then 'spam'
  when enquiry.answered_at is not null then 'answered'
  else 'new' end)`

/** SQL: nobody has opened it, and it asks for an answer. */
const isUnread = sql<boolean>`(desk_enquiry.read_at is null and ${stateOf} = 'new')`

/** What becomes of a row and the note beside it when somebody puts an enquiry into a state. */
export function moveTo(state: EnquiryState, answeredAt: EnquiryRow['answered_at'], now: number) {
  const shelf: DeskEnquiryRow['shelf'] = state === 'new' || state === 'answered' ? 'inbox' : state
  const answered = state === 'new' ? null : state === 'answered' ? (answeredAt ?? now) : answeredAt
  return { shelf, answeredAt: answered }
}

type Joined = ExpressionBuilder<Schema & { desk_enquiry: DeskEnquiryRow | null }, 'enquiry' | 'desk_enquiry'>

/** SQL: a reminder whose day has come, of what is not put away. */
const isDue = (today: string) => (eb: Joined) =>
  eb.and([
    eb('desk_enquiry.remind_on', '<>', ''),
    eb('desk_enquiry.remind_on', '<=', today),
    eb(stateOf, 'not in', ['archived', 'spam']),
  ])
