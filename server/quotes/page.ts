import { escapeHtml } from '#contracts/html.ts'
import { interpolate } from '#contracts/plain.ts'
import { phaseOf, type Quote, type QuoteDocument, type QuoteVersion, reviewLimits } from '#contracts/quotes.ts'
import type { Settings } from '#reader/settings.ts'
import { brandLine, page } from '#server/pages.ts'
import { jobParts } from '#server/quotes/page-job.ts'
import { area, check, facts, fold, form, heading, term } from '#server/quotes/page-pieces.ts'
import { quoteStyle } from '#server/quotes/page-style.ts'
import { longDay, money, quantityOf, sentTimes } from '#server/quotes/say.ts'
import { minuteText } from '#words/day-words.ts'
import { quotePageWords as words } from '#words/quote-page-words.ts'
import { paperWords } from '#words/quote-paper-words.ts'

export interface QuotePage {
  quote: Quote
  settings: Pick<Settings, 'brand' | 'owner' | 'bank'>
  path: string
  today: string
  /** What the customer had written; '' once the enquiry is deleted. */
  enquiry: string
  /** Version whose mail led here; 0 for none. */
  opened?: number
  /** What became of the last press of a button. */
  notes?: readonly string[]
  /** What was typed before it was refused. */
  typed?: Readonly<Record<string, string>>
}

/** The version that counts: the accepted one, else the last that was sent. */
export const currentVersion = ({ versions, acceptance }: Quote): QuoteVersion | undefined =>
  versions.find(({ version }) => version === acceptance?.version) ?? versions.at(-1)

/** The customer's page of a quote; undefined while none was sent. It needs no script. */
export function quotePage(given: QuotePage): string | undefined {
  const { quote, settings, path, today, opened = 0, notes = [], enquiry } = given
  const current = currentVersion(quote)
  if (!current) return undefined
  const { document, version } = current
  const phase = phaseOf(quote, today)
  const say = sayer(quote, current)
  const older =
    opened > 0 && opened < version ? [interpolate(words.older, { old: `${opened}`, version: `${version}` })] : []
  const open = phase === 'sent' || phase === 'change'
  const { email, phone } = document.workshop
  const label = `${paperWords.quote} ${quote.number} · ${paperWords.version(version)}`
  const content = [
    brandLine(settings.brand),
    `<p class="label">${escapeHtml(label)}</p>`,
    `<h1>${escapeHtml(document.title)}</h1>`,
    ...[...notes, ...older].map((note) => `<p role="status">${escapeHtml(note)}</p>`),
    `<p>${escapeHtml(say(words.phase[phase === 'draft' ? 'change' : phase]))}</p>`,
    ...(quote.acceptance && quote.acceptance.way !== 'page' ? [`<p class="quiet">${words.noted}</p>`] : []),
    ...(quote.acceptance ? jobParts(given, document) : []),
    ...(quote.acceptance ? [heading(words.agreed)] : []),
    ...offer(document, path, version, quote.acceptance === null),
    ...(enquiry === '' ? [] : [fold(words.enquiry, `<blockquote>${escapeHtml(enquiry)}</blockquote>`)]),
    `<section class="terms">${heading(quote.acceptance ? words.conditions : words.terms)}${document.terms.map(term).join('')}</section>`,
    ...(open ? [acceptForm(given, current), changeForm(given, version), declineForm(version)] : []),
    ...(phase === 'expired' ? [changeForm(given, version)] : []),
    `<p class="quiet">${unbroken(interpolate(words.contact, { email, phone }), phone)}</p>`,
    `<p class="quiet">${words.private}</p>`,
  ]
  return page(`${label} · ${settings.brand}`, content, quoteStyle)
}

/** Fills in what the sentences of this page name. */
function sayer({ acceptance, steps }: Quote, { version, document, validUntil, sentAt, totalCents }: QuoteVersion) {
  const values = {
    ...{ version: `${version}`, number: document.number, total: money(totalCents) },
    ...{ sent: minuteText(sentAt), until: longDay(validUntil), name: acceptance?.name ?? '' },
    at: acceptance ? minuteText(acceptance.at) : '',
    mounted: steps.mounted ? longDay(steps.mounted) : '',
  }
  return (text: string) => interpolate(text, values)
}

const row = (text: string, amount: string, more = '', name = '') =>
  `<li${name && ` class="${name}"`}><span>${escapeHtml(text)}</span><span>${escapeHtml(amount)}</span>${more && `<small>${escapeHtml(more)}</small>`}</li>`
const stageList = (stages: QuoteDocument['stages']) =>
  `<ul class="rows">${stages.map(({ when, percent, amountCents }) => row(when, money(amountCents), `${percent}\u00a0%`)).join('')}</ul>`

function offer(document: QuoteDocument, path: string, version: number, isOpen: boolean): string[] {
  const { lines, sums, stages, description } = document
  const times = sentTimes(document)
  return [
    `<p class="total">${money(sums.totalCents)}</p><p class="quiet">${paperWords.total}</p>`,
    `<p><a class="button" href="${path}/presupuesto-${version}.pdf">${words.paper}</a></p>`,
    facts([
      [paperWords.place, document.place],
      ...(isOpen ? [[paperWords.validUntil, longDay(document.validUntil)] as const] : []),
      [paperWords.start, times.start],
      [paperWords.weeks, times.weeks],
      [paperWords.customer, [document.customer.name, document.customer.nif].filter(Boolean).join(', ')],
      [
        paperWords.workshop,
        `${document.workshop.name}, ${paperWords.nif(document.workshop.nif)}, ${document.workshop.address}`,
      ],
    ]),
    heading(words.works),
    ...description
      .trim()
      .split(/\n{2,}/)
      .map((text) => `<p>${escapeHtml(text)}</p>`),
    heading(words.prices),
    `<ul class="rows">${[
      ...lines.map((line) => {
        const how = `${quantityOf(line)} × ${money(line.priceCents)} · IVA ${line.vat}\u00a0%`
        return row(line.text, money(line.amountCents), how)
      }),
      ...sums.rates.flatMap(({ rate, baseCents, vatCents }) => [
        row(paperWords.base(rate), money(baseCents)),
        row(paperWords.vatOf(rate), money(vatCents)),
      ]),
      row(paperWords.total, money(sums.totalCents), paperWords.noInvoice, 'sum'),
    ].join('')}</ul>`,
    ...(isOpen ? [heading(words.stages), stageList(stages)] : []),
  ]
}

/** A text in which this part stays on one line. */
const unbroken = (text: string, part: string) =>
  escapeHtml(text).replace(escapeHtml(part), (found) => `<span class="nowrap">${found}</span>`)

/** What stands over the button: it is also what the acceptance keeps as shown. */
export const statementOf = (quote: Quote, version: QuoteVersion): string =>
  sayer(quote, version)(words.accept.statement)

function acceptForm({ quote, typed }: QuotePage, current: QuoteVersion): string {
  const { accept } = words
  return `<section class="accept">${heading(accept.title)}${form(
    'accept',
    accept.title,
    current.version,
    `<input type="hidden" name="hash" value="${current.hash}"><p>${unbroken(statementOf(quote, current), quote.number)}</p>
<label for="name">${accept.name}</label><input id="name" name="name" type="text" autocomplete="name" maxlength="${reviewLimits.name}" value="${escapeHtml(typed?.name ?? '')}" required>
${current.document.subject === 'service' ? check('early', accept.early) : ''}
<button>${accept.button}</button>
<p class="quiet">${accept.note}</p>`,
  )}</section>`
}

const changeForm = ({ typed }: QuotePage, version: number) =>
  folded('change', words.change, version, area('change', words.change.label, typed?.change))

const declineForm = (version: number) =>
  folded('decline', words.decline, version, area('reason', words.decline.label, '', false))

const folded = (does: string, { title, button }: typeof words.decline, version: number, field: string) =>
  fold(title, form(does, title, version, `${field}<button>${button}</button>`, 'quiet-button'))
