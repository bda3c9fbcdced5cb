import { type Context, Hono } from 'hono'
import type { Quote } from '#contracts/quotes.ts'
import { detailOf } from '#server/desk/quotes/detail.ts'
import * as fields from '#server/desk/quotes/fields.ts'
import { makeProject } from '#server/desk/quotes/project.ts'
import { publishReview } from '#server/desk/quotes/review.ts'
import { find, type RoomServices } from '#server/desk/quotes/services.ts'
import { type DeskEnv, forOwners, forPublisher } from '#server/desk/request/access.ts'
import { readJson } from '#server/desk/request/read-json.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import { settleReview } from '#server/storage/quotes/job.ts'

/** What is wrong with a text, place and all: the page of a job has no fields to show it at. */
function inOneSentence(error: unknown): never {
  const [problem] = (error instanceof Refusal && error.said.problems) || []
  throw problem ? new Refusal(422, `${problem.where}: ${problem.message}`) : error
}

/** What a finished job proves: its review and its pictures go into the draft of the site, word for word and as they are. */
export function proofRoutes(services: RoomServices) {
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
