import { hash } from 'node:crypto'
import { day, daysAfter } from '#contracts/days.ts'
import { lineAmount, stageAmounts, sumQuote } from '#contracts/quote-sums.ts'
import type { QuoteDocument, QuoteDraft, QuoteWorkshop } from '#contracts/quotes.ts'
import { readConditions } from '#reader/read.ts'
import type { Settings } from '#reader/settings.ts'
import { type Links, workshopPath } from '#server/enquiry/links.ts'
import { timesOf } from '#server/quotes/say.ts'
import { quoteTerms } from '#words/quote-paper-words.ts'

interface Head {
  number: string
  version: number
  date: string
}

/** A draft as the version that is sent: reckoned up, dated, with its terms. */
export function documentOf(draft: QuoteDraft, workshop: QuoteWorkshop, head: Head): QuoteDocument {
  const sums = sumQuote(draft.lines)
  const amounts = stageAmounts(sums.totalCents, draft.stages)
  return {
    ...draft,
    ...head,
    validUntil: daysAfter(head.date, draft.validDays),
    workshop,
    lines: draft.lines.map((line) => ({ ...line, amountCents: lineAmount(line) })),
    stages: draft.stages.map((stage, at) => ({ ...stage, amountCents: amounts[at] ?? 0 })),
    sums,
    times: timesOf(draft),
    terms: quoteTerms(draft, workshop),
  }
}

/** SHA-256 of a version's text, by which it is known for good. */
export const hashOf = (text: string): string => hash('sha256', text, 'hex')

const tenYears = 10 * 365 * day

/** The workshop as its papers name it. What the settings leave open stays empty: the checklist asks for it. */
export function workshopOf({ brand, siteUrl, owner, address, contact }: Settings): QuoteWorkshop {
  const { street, postalCode, city, region } = address
  return {
    brand,
    ...{ name: owner.name, nif: owner.nif, phone: contact.phone, email: contact.email },
    address: `${street}, ${postalCode} ${city} (${region})`,
    siteUrl,
    changeOfMind: readConditions().quote.changeOfMind,
  }
}

/** Path of the customer's private page. `linkId` is what linkIdOf (storage/quotes/read.ts) gives. */
export const quotePath = (links: Links, linkId: string, createdAt: number): string =>
  workshopPath + links.sign('quote', linkId, createdAt + tenYears)
