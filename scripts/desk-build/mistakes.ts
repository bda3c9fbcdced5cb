import { readDesignPage } from '#reader/design-page.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { type Finding, findingsIn } from '#reader/findings.ts'
import { readHolidays } from '#reader/holidays.ts'
import { readMails } from '#reader/mails.ts'
import { readWholeProducts } from '#reader/products.ts'
import { readQuote } from '#reader/quote-content.ts'
import * as content from '#reader/read.ts'
import { readSettings } from '#reader/settings.ts'
import { readSite } from '#reader/site.ts'
import { readStoredItems } from '#reader/stored-items.ts'

const readers: (() => unknown)[] = [
  readSettings,
  content.readPhotos,
  content.readPages,
  content.readConditions,
  content.readServices,
  content.readProjects,
  content.readNews,
  content.readLegal,
  content.readHome,
  content.readAbout,
  content.readFacts,
  content.readHowWeWork,
  content.readTestimonials,
  content.readBoxes,
  readSite,
  readMails,
  readQuote,
  readHolidays,
  readDesignPage,
  readDesignPrices,
  readStoredItems,
  readWholeProducts,
]

/** Everything in content/ that a reader objects to, of all files at once. */
export function contentMistakes(): Finding[] {
  const found = readers.flatMap((read) => {
    try {
      read()
      return []
    } catch (error) {
      return findingsIn(error)
    }
  })
  return [...new Map(found.map((one) => [one.sentence, one])).values()]
}
