import { type Context, Hono } from 'hono'
import { dayOf } from '#contracts/days.ts'
import type { QuoteFigures, QuoteItem } from '#contracts/desk-quotes.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { createAbout } from '#server/desk/enquiries/about.ts'
import { booksCsv, booksJson } from '#server/desk/quotes/books.ts'
import { Weeks } from '#server/desk/quotes/fields.ts'
import { quoteFigures } from '#server/desk/quotes/figures.ts'
import { jobRoutes } from '#server/desk/quotes/job.ts'
import { paperRoutes } from '#server/desk/quotes/papers.ts'
import { proofRoutes } from '#server/desk/quotes/proof.ts'
import type { RoomServices } from '#server/desk/quotes/services.ts'
import { itemOf } from '#server/desk/quotes/shape.ts'
import { type DeskEnv, forOwners } from '#server/desk/request/access.ts'
import { limitedBody, readQuery } from '#server/desk/request/read-json.ts'
import { sendFile } from '#server/desk/request/send-file.ts'
import type { DeskServices } from '#server/desk/request/services.ts'
import { createTurns } from '#server/photos/turns.ts'
import { listQuotes, quotesOf } from '#server/storage/quotes/read.ts'

/** A quote's draft is longer than the desk's other forms. */
const draftBody = limitedBody(256 * 1024)

/** `quotes/…` of the desk's API. Helpers see what has to be made; prices, papers and what is published are the owner's. */
export function quotes(desk: DeskServices) {
  const turns = createTurns({ budget: Number.POSITIVE_INFINITY, refill: 1 })
  const services: RoomServices = { ...desk, about: createAbout(), prices: readDesignPrices(), turns }
  const { store, now, audit } = services
  const download = (c: Context<DeskEnv>, ending: string, type: string, content: string) =>
    sendFile(c, content, `${type}; charset=utf-8`, { name: `encargos-${dayOf(now())}.${ending}`, how: 'attachment' })
  return (
    new Hono<DeskEnv>()
      // Pictures of a job stream in by a way of their own.
      .use((c, next) => (c.req.path.includes('/files/') ? next() : draftBody(c, next)))
      .get('/', async (c) => {
        const enquiry = c.req.query('enquiry')
        const found = enquiry === undefined ? await listQuotes(store) : (await quotesOf(store, enquiry)).toReversed()
        const isOwner = c.var.person.role === 'owner'
        // What is not yet agreed upon is the owner's alone.
        const shown = isOwner ? found : found.filter(({ state }) => state === 'accepted')
        return c.json<QuoteItem[]>(shown.map((quote) => itemOf(quote, dayOf(now()), isOwner)))
      })
      .get('/figures', forOwners, async (c) => {
        const { weeks } = readQuery(c, Weeks)
        return c.json<QuoteFigures>(await quoteFigures(store, services.about, weeks, now()))
      })
      .get('/export.csv', forOwners, async (c) => {
        await audit(c.var.person, 'Exporta encargos', { Como: 'CSV' })
        return download(c, 'csv', 'text/csv', booksCsv(await listQuotes(store)))
      })
      .get('/export.json', forOwners, async (c) => {
        await audit(c.var.person, 'Exporta encargos', { Como: 'JSON' })
        return download(c, 'json', 'application/json', booksJson(await listQuotes(store)))
      })
      .route('/', jobRoutes(services))
      .route('/', paperRoutes(services))
      .route('/', proofRoutes(services))
  )
}
