import { type Context, Hono } from 'hono'
import { dayOf } from '#contracts/days.ts'
import type { QuoteFigures, QuoteItem } from '#contracts/desk-quotes.ts'
import type { Quote } from '#contracts/quotes.ts'
import { booksCsv, booksJson } from '#server/desk/quotes/books.ts'
import { detailOf } from '#server/desk/quotes/detail.ts'
import * as fields from '#server/desk/quotes/fields.ts'
import { Weeks } from '#server/desk/quotes/fields.ts'
import { quoteFigures } from '#server/desk/quotes/figures.ts'
import { jobRoutes } from '#server/desk/quotes/job.ts'
import { paperRoutes } from '#server/desk/quotes/papers.ts'
import { makeProject, publishReview } from '#server/desk/quotes/project.ts'
import { find, type RoomServices } from '#server/desk/quotes/services.ts'
import { itemOf } from '#server/desk/quotes/shape.ts'
import { type DeskEnv, type DeskServices, forOwners, forPublisher } from '#server/desk/request/access.ts'
import { limitedBody, Refusal, readJson, readQuery, sendFile } from '#server/desk/request/http.ts'
import { createTurns } from '#server/photos/turns.ts'
import { settleReview } from '#server/storage/quotes/job.ts'
import { listQuotes, quotesOf } from '#server/storage/quotes/read.ts'

/** A quote's draft is longer than the desk's other forms. */
const draftBody = limitedBody(256 * 1024)

/** `quotes/…` of the desk's API. Helpers see what has to be made; prices, papers and what is published are the owner's. */
export function quotes(desk: DeskServices) {
  const turns = createTurns({ budget: Number.POSITIVE_INFINITY, refill: 1 })
  const services: RoomServices = { ...desk, turns }
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
        return c.json<QuoteFigures>(await quoteFigures(store, weeks, now()))
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

/** What is wrong with a text, place and all: the page of a job has no fields to show it at. */
function inOneSentence(error: unknown): never {
  const [problem] = (error instanceof Refusal && error.said.problems) || []
  throw problem ? new Refusal(422, `${problem.where}: ${problem.message}`) : error
}

/** What a finished job proves: its review and its pictures go into the draft of the site, word for word and as they are. */
function proofRoutes(services: RoomServices) {
  const { store, now, audit, draft } = services
  const mayPublish = forPublisher(services)
  const shown = async (c: Context<DeskEnv>) => c.json(await detailOf(services, await find(c, services), c.var.person))
  const reviewOf = ({ review }: Quote) => {
    if (!review) throw new Refusal(404, 'Este encargo no tiene opinión todavía.')
    return review
  }
  return new Hono<DeskEnv>()
    .post('/:id/review', forOwners, mayPublish, async (c) => {
      const quote = await find(c, services)
      await publishReview(draft, quote, reviewOf(quote), c.var.person).catch(inOneSentence)
      await settleReview(store, quote.id, { publishedAt: now() }, now())
      await audit(c.var.person, 'Lleva una opinión al borrador', { Presupuesto: quote.number })
      return shown(c)
    })
    .put('/:id/review', forOwners, mayPublish, async (c) => {
      const quote = await find(c, services)
      const { reply } = await readJson(c, fields.Reply)
      const review = { ...reviewOf(quote), reply: reply.trim() }
      // The draft of the site may refuse it; the store does not.
      if (review.publishedAt !== null) await publishReview(draft, quote, review, c.var.person).catch(inOneSentence)
      await settleReview(store, quote.id, { reply: review.reply }, now())
      await audit(c.var.person, 'Contesta a una opinión', { Presupuesto: quote.number })
      return shown(c)
    })
    .post('/:id/project', forOwners, mayPublish, async (c) => {
      const quote = await find(c, services)
      const given = await readJson(c, fields.NewWork)
      const path = await makeProject(services, quote, given, c.var.person).catch(inOneSentence)
      await audit(c.var.person, 'Hace un trabajo de la galería con un encargo', { Presupuesto: quote.number })
      return c.json({ path }, 201)
    })
}
