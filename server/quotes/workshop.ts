import { day } from '#contracts/days.ts'
import type { QuoteWorkshop } from '#contracts/quotes.ts'
import { readConditions } from '#reader/read.ts'
import type { Settings } from '#reader/settings.ts'
import { type Links, workshopPath } from '#server/enquiry/links.ts'

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
