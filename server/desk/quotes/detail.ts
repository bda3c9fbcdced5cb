import { dayOf } from '#contracts/days.ts'
import type { Person } from '#contracts/desk.ts'
import type { DeskQuote, QuoteOffice } from '#contracts/desk-quotes.ts'
import type { Quote } from '#contracts/quotes.ts'
import { parseAddress } from '#design/address.ts'
import { woodNames } from '#design/names.ts'
import { salesPrices } from '#design/price.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { readConditions } from '#reader/read.ts'
import { keptDesign } from '#server/design/attached.ts'
import { findJoined } from '#server/desk/enquiries/list.ts'
import type { RoomServices } from '#server/desk/quotes/services.ts'
import { currentText, itemOf } from '#server/desk/quotes/shape.ts'
import { designSources, priceSources } from '#server/desk/quotes/sources.ts'
import { quotePath, workshopOf } from '#server/quotes/document.ts'
import { extraOf } from '#server/storage/enquiry-row.ts'
import { listPhotos } from '#server/storage/photos.ts'
import { linkIdOf } from '#server/storage/quotes/read.ts'
import { quoteLineWords } from '#words/quote-line-words.ts'

export async function detailOf(services: RoomServices, quote: Quote, person: Person): Promise<DeskQuote> {
  const { store, now } = services
  const isOwner = person.role === 'owner'
  const text = currentText(quote)
  const photos = quote.enquiryId === null ? [] : await listPhotos(store, quote.enquiryId)
  return {
    ...itemOf(quote, dayOf(now()), isOwner),
    phone: text.customer.phone,
    place: text.place,
    description: text.description,
    steps: quote.steps,
    files: isOwner ? quote.files : quote.files.filter(({ kind }) => kind !== 'acceptance'),
    pictures: photos.map(({ id, position, name }) => ({ id, position, name })),
    office: isOwner ? await officeOf(services, quote) : null,
  }
}

async function officeOf(services: RoomServices, quote: Quote): Promise<QuoteOffice> {
  const { store, settings, outbox } = services
  const row = quote.draft && quote.enquiryId ? await findJoined(store, quote.enquiryId) : undefined
  const design = row && keptDesign(extraOf(row), salesPrices(readDesignPrices()))
  return {
    quote,
    workshop: workshopOf(settings),
    link: quote.versions.length === 0 ? '' : await addressOf(services, quote),
    sends: outbox.dispatch.channels.includes('quote'),
    prices: quote.draft ? priceSources() : [],
    design: design ? designSources(design) : [],
    stages: usualStages(),
    woods: woodsOf(currentText(quote).design),
  }
}

/** Small jobs are paid in two halves. */
function usualStages(): QuoteOffice['stages'] {
  const { payment, small } = readConditions()
  return {
    usual: payment.stages.map(({ percent, when }) => ({ percent, when })),
    small: quoteLineWords.halves.map((when) => ({ percent: 50, when })),
    below: small.halves * 100,
  }
}

async function addressOf({ store, outbox }: RoomServices, { id, createdAt }: Quote): Promise<string> {
  const { links, settings } = outbox.parts
  return new URL(quotePath(links, (await linkIdOf(store, id)) ?? '', createdAt), settings.serviceUrl).href
}

/** The wood of a design, which its project names. */
function woodsOf(address: string): string[] {
  if (address === '') return []
  const { design } = parseAddress(address)
  return [woodNames[design.wood]]
}
