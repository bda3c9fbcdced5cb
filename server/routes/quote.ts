import { type Context, Hono, type Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { dayOf } from '#contracts/days.ts'
import { interpolate } from '#contracts/plain.ts'
import { type Quote, reviewLimits } from '#contracts/quotes.ts'
import { household } from '#server/enquiry/client-address.ts'
import { workshopPath } from '#server/enquiry/links.ts'
import { mayPostPrivately } from '#server/enquiry/origin.ts'
import { errorPage } from '#server/pages.ts'
import { hashOf } from '#server/quotes/document.ts'
import { currentVersion, quotePage, statementOf } from '#server/quotes/page.ts'
import { longDay } from '#server/quotes/say.ts'
import { privatePage } from '#server/security-headers.ts'
import type { Env, Services } from '#server/services.ts'
import { QuoteConflict } from '#server/storage/quotes/change.ts'
import { acceptQuote, answerQuote } from '#server/storage/quotes/decide.ts'
import { chooseMails, keepReview } from '#server/storage/quotes/job.ts'
import { quoteOfLink, readQuoteFile, readQuotePdf } from '#server/storage/quotes/read.ts'
import { findEnquiry } from '#server/storage/reading.ts'
import { quotePageWords as words } from '#words/quote-page-words.ts'

type Said = Record<string, string>

/**
 * `/consulta/{key}` for the customer's keys: the quote, its acceptance, the job and the review, without account or script.
 * Looking changes nothing. Keys of the workshop go on to its own page.
 */
export function customerQuote(services: Services) {
  const { store } = services
  return new Hono<Env>()
    .use('/:key/*', privatePage)
    .get('/:key', async (c, next) => {
      return answer(c, next, services, (quote) =>
        show(c, services, quote, { opened: Number(c.req.query('version') ?? 0) }),
      )
    })
    .post('/:key', smallForm, async (c, next) => {
      return answer(c, next, services, (quote) => act(c, services, quote))
    })
    .get('/:key/:file{presupuesto-\\d+\\.pdf}', async (c, next) => {
      return answer(c, next, services, async ({ id, number }) => {
        const version = Number(c.req.param('file').replace(/\D/g, ''))
        const paper = await readQuotePdf(store, id, version)
        if (!paper) return gone(c)
        const name = `attachment; filename="${number}-v${version}.pdf"`
        return c.body(new Uint8Array(paper), 200, { 'Content-Type': 'application/pdf', 'Content-Disposition': name })
      })
    })
    .get('/:key/foto/:id', async (c, next) => {
      return answer(c, next, services, async ({ id, files }) => {
        const wanted = files.find((file) => file.id === c.req.param('id') && file.kind !== 'acceptance')
        const content = wanted && (await readQuoteFile(store, id, wanted.id))
        return content ? c.body(new Uint8Array(content), 200, { 'Content-Type': 'image/jpeg' }) : gone(c)
      })
    })
}

const smallForm = bodyLimit({
  maxSize: 32 * 1024,
  onError: (c) => c.html(errorPage({ status: 413, title: words.long.title, message: words.long.text }), 413),
})

const gone = (c: Context) => c.html(errorPage({ status: 404, title: 'No está', message: words.gone }), 404)

/** Answers for the quote that the key names; keys of another kind are another's. */
async function answer(
  c: Context<Env>,
  next: Next,
  { links, now, store }: Services,
  give: (quote: Quote) => Response | Promise<Response>,
) {
  const known = links.read('quote', c.req.param('key') ?? '')
  if (!known) return next()
  const quote = known.until < now() ? undefined : await quoteOfLink(store, known.id)
  return quote ? give(quote) : gone(c)
}

interface Shown {
  opened?: number
  notes?: readonly string[]
  typed?: Said
  status?: 200 | 400 | 409 | 429
}

async function show(c: Context<Env>, services: Services, quote: Quote, { status = 200, ...more }: Shown) {
  const path = workshopPath + c.req.param('key')
  const enquiry = quote.enquiryId ? await findEnquiry(services.store, quote.enquiryId) : undefined
  const today = dayOf(services.now())
  const page = quotePage({ quote, settings: services.settings, path, today, enquiry: enquiry?.message ?? '', ...more })
  return page === undefined ? gone(c) : c.html(page, status)
}

async function act(c: Context<Env>, services: Services, quote: Quote) {
  const { settings, store, outbox } = services
  if (!mayPostPrivately(c.req.raw, settings.siteUrl)) return gone(c)
  const body = await c.req.parseBody()
  const said: Said = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? readable(value) : '']),
  )
  const wrong = wrongIn(said)
  if (wrong) return show(c, services, quote, { notes: [wrong], typed: said, status: 400 })
  try {
    await carryOut(c, services, quote, said)
  } catch (error) {
    if (!(error instanceof QuoteConflict)) throw error
    const now = (await quoteOfLink(store, linkOf(c, services))) ?? quote
    const status = error.reason === 'often' ? 429 : 409
    return show(c, services, now, { notes: [refusal(error, now, said)], typed: said, status })
  }
  outbox.call()
  return c.redirect(c.req.path, 303)
}

const linkOf = (c: Context<Env>, { links }: Services) => links.read('quote', c.req.param('key') ?? '')?.id ?? ''

/** Typed text without what cannot be seen or turns the writing round; line breaks stay. */
const readable = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, ' ')
    .trim()

/** What is missing in a form, for browsers that did not ask for it themselves. */
function wrongIn({ do: does, name, change, review, stars }: Said): string | undefined {
  const { refused } = words
  if (does === 'accept' && !name) return refused.name
  if (does === 'change' && !change) return refused.change
  if (does === 'review' && (!review || !/^[1-5]$/.test(stars ?? ''))) return refused.review
  return undefined
}

async function carryOut(c: Context<Env>, services: Services, quote: Quote, said: Said) {
  const { store, outbox, now } = services
  const at = { by: '', now: now(), today: dayOf(now()), dispatch: outbox.dispatch }
  const version = Number(said.version)
  if (said.do === 'accept') return acceptQuote(store, quote.id, evidence(c, services, quote, said), at)
  if (said.do === 'mails') return chooseMails(store, quote.id, said.mails === 'yes', at.now)
  if (said.do === 'change' || said.do === 'decline') {
    const text = (said.do === 'change' ? said.change : said.reason) ?? ''
    const kind = said.do === 'change' ? 'change' : 'declined'
    return answerQuote(store, quote.id, { kind, version, text: text.slice(0, reviewLimits.change) }, at)
  }
  if (said.do !== 'review') throw new QuoteConflict('state')
  const mayShow = { mayShowPictures: said.pictures === 'yes', mayShowPrice: said.price === 'yes' }
  const text = (said.review ?? '').slice(0, reviewLimits.text)
  return keepReview(store, quote.id, { stars: Number(said.stars), text, ...mayShow }, at)
}

/** What is kept of an acceptance: who, which version, from where, and what stood before the button. */
function evidence(c: Context<Env>, services: Services, quote: Quote, said: Said) {
  const version = quote.versions.find((sent) => sent.version === Number(said.version))
  if (version && hashOf(JSON.stringify(version.document)) !== version.hash)
    throw new Error('A sent version was changed.')
  const shown = version
    ? [...version.document.terms.map(({ title, text }) => `${title}: ${text}`), statementOf(quote, version)].join(
        '\n\n',
      )
    : ''
  const from = services.clientAddress.ofRequest(c.env.incoming)
  return {
    ...{ version: Number(said.version), hash: said.hash ?? '', way: 'page' as const },
    ...{
      name: (said.name ?? '').slice(0, reviewLimits.name),
      address: shortened(from),
      shown,
      early: said.early === 'yes',
    },
  }
}

/** `203.0.113.7` → `203.0.113.0`; of IPv6 the first 48 bits: enough to support an acceptance, too little to find somebody. */
export const shortened = (address: string): string =>
  address.includes(':') ? `${household(address).split(':').slice(0, 3).join(':')}::` : address.replace(/\.\d+$/, '.0')

function refusal({ reason }: QuoteConflict, quote: Quote, said: Said): string {
  const { refused } = words
  const current = currentVersion(quote)
  const values = {
    ...{ version: `${current?.version ?? ''}`, old: said.version ?? '' },
    until: current ? longDay(current.validUntil) : '',
  }
  if (reason === 'replaced' || reason === 'expired' || reason === 'accepted')
    return interpolate(refused[reason], values)
  return reason === 'often' ? refused.often : refused.state
}
