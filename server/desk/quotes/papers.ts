import { type Context, Hono } from 'hono'
import { dayOf } from '#contracts/days.ts'
import type { Quote, QuoteDraft } from '#contracts/quotes.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { designAt, keptDesign } from '#server/design/attached.ts'
import { findJoined } from '#server/desk/enquiries/list.ts'
import { detailOf } from '#server/desk/quotes/detail.ts'
import * as fields from '#server/desk/quotes/fields.ts'
import { act, find, type RoomServices } from '#server/desk/quotes/services.ts'
import { currentText, draftOf } from '#server/desk/quotes/shape.ts'
import { beginQuote } from '#server/desk/quotes/sources.ts'
import { type DeskEnv, forOwners } from '#server/desk/request/access.ts'
import { Refusal, readJson, sendFile } from '#server/desk/request/http.ts'
import { documentOf, workshopOf } from '#server/quotes/document.ts'
import { makePaper } from '#server/quotes/paper.ts'
import { picturesOf, sendQuote } from '#server/quotes/send.ts'
import { extraOf } from '#server/storage/enquiry-row.ts'
import { listPhotos } from '#server/storage/photos.ts'
import { acceptQuote, cancelQuote } from '#server/storage/quotes/decide.ts'
import { readQuotePdf } from '#server/storage/quotes/read.ts'
import { createQuote, dropQuoteDraft, renewQuoteLink, saveQuoteDraft } from '#server/storage/quotes/write.ts'

const wayNames = { phone: 'teléfono', paper: 'papel' } as const

/** The owner's papers: a quote is begun, written, looked at, sent, accepted by phone or on paper, ended. */
export function paperRoutes(services: RoomServices) {
  const { store, now, audit, outbox } = services
  /** Writes into the log what was done, and shows how the quote is now. */
  const done = async (c: Context<DeskEnv>, what: string, details: Record<string, string> = {}) => {
    const quote = await find(c, services)
    await audit(c.var.person, what, { Presupuesto: quote.number || currentText(quote).title, ...details })
    outbox.call()
    return c.json(await detailOf(services, quote, c.var.person))
  }
  const idOf = (c: Context<DeskEnv>) => c.req.param('id') ?? ''
  return new Hono<DeskEnv>()
    .post('/', forOwners, async (c) => {
      const { enquiry } = await readJson(c, fields.Begin)
      const quote = await createQuote(store, {
        ...{ enquiryId: enquiry, draft: await begin(services, enquiry), by: c.var.person.name, now: now() },
      })
      await audit(c.var.person, 'Empieza un presupuesto', { Cliente: currentText(quote).customer.name })
      return c.json({ id: quote.id }, 201)
    })
    .put('/:id/draft', forOwners, async (c) => {
      const { rev, draft } = await readJson(c, fields.Save)
      return c.json({ rev: (await saveQuoteDraft(store, idOf(c), rev, draft, now())).rev })
    })
    .post('/:id/draft', forOwners, async (c) => {
      const quote = await find(c, services)
      if (!quote.draft) await saveQuoteDraft(store, quote.id, quote.rev, draftOf(currentText(quote)), now())
      return done(c, 'Empieza otra versión de un presupuesto')
    })
    .delete('/:id/draft', forOwners, async (c) => {
      const { rev } = await readJson(c, fields.Rev)
      const left = await dropQuoteDraft(store, idOf(c), rev, now())
      return left ? done(c, 'Descarta un presupuesto sin enviar') : c.body(null, 204)
    })
    .get('/:id/draft.pdf', forOwners, async (c) => {
      const quote = await find(c, services)
      return pdf(c, await previewPaper(services, quote), 'borrador')
    })
    .get('/:id/versions/:version{[0-9]+}', forOwners, async (c) => {
      const quote = await find(c, services)
      const content = await readQuotePdf(store, quote.id, Number(c.req.param('version')))
      if (!content) throw new Refusal(404, 'Esa versión no existe.')
      return pdf(c, content, `${quote.number}-v${c.req.param('version')}`)
    })
    .post('/:id/send', forOwners, async (c) => {
      const { rev } = await readJson(c, fields.Rev)
      await sendQuote(services, idOf(c), rev, c.var.person.name)
      return done(c, 'Envía un presupuesto')
    })
    .post('/:id/acceptance', forOwners, async (c) => {
      const { version, way, name } = await readJson(c, fields.Accept)
      const quote = await find(c, services)
      const hash = quote.versions.find((one) => one.version === version)?.hash ?? ''
      const said = { version, hash, way, name, address: '', shown: '', early: false }
      await acceptQuote(store, quote.id, said, act(c, services))
      return done(c, 'Apunta un presupuesto aceptado', { Por: wayNames[way] })
    })
    .post('/:id/link', forOwners, async (c) => {
      await renewQuoteLink(store, idOf(c), c.var.person.name, now())
      return done(c, 'Cambia la dirección privada de un cliente')
    })
    .post('/:id/cancel', forOwners, async (c) => {
      const { text } = await readJson(c, fields.Cancel)
      await cancelQuote(store, idOf(c), { by: c.var.person.name, text, now: now() })
      return done(c, 'Da por terminado un encargo')
    })
}

async function begin({ store }: RoomServices, id: string): Promise<QuoteDraft> {
  const enquiry = await findJoined(store, id)
  if (!enquiry) throw new Refusal(404, 'Esta consulta ya no está: se ha borrado.')
  const design = keptDesign(extraOf(enquiry), readDesignPrices())
  const pictures = (await listPhotos(store, id)).map((photo) => photo.id)
  return beginQuote({ enquiry, design, pictures })
}

async function previewPaper({ store, settings, now }: RoomServices, quote: Quote): Promise<Uint8Array> {
  const { draft, versions, number, enquiryId } = quote
  if (!draft) throw new Refusal(404, 'Aquí no hay nada por enviar.')
  const head = { number: number || 'Borrador', version: versions.length + 1, date: dayOf(now()) }
  return makePaper(documentOf(draft, workshopOf(settings), head), '', {
    design: designAt(draft.design, readDesignPrices()),
    pictures: await picturesOf(store, enquiryId, draft.pictures),
  })
}

const pdf = (c: Context, content: Uint8Array, name: string) =>
  sendFile(c, content, 'application/pdf', { name: `${name}.pdf` })
