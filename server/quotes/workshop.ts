import type { QuoteWorkshop } from '#contracts/quotes.ts'
import { readConditions } from '#reader/read.ts'
import type { Settings } from '#reader/settings.ts'
import { type Links, workshopPath } from '#server/enquiry/links.ts'

const tenYears = 10 * 365 * 24 * 60 * 60_000

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

/** Path of the customer's private page. `linkId` is what linkIdOf (storage/quotes/link.ts) gives. */
export const quotePath = (links: Links, linkId: string, createdAt: number): string =>
  workshopPath + links.sign('quote', linkId, createdAt + tenYears)

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })
/** The workshop's day, such as 2026-11-23. */
export const dayOf = (at: number): string => dayFormat.format(at)

/** The day that lies so many days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
