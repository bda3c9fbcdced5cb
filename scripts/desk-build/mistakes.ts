import { readDesignPage } from '#reader/design-page.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
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

/** Every mistake in content/ that a reader knows of, a sentence each, of all files at once. */
export function contentMistakes(): string[] {
  const found = readers.flatMap((read) => {
    try {
      read()
      return []
    } catch (error) {
      return (error instanceof Error ? error.message : String(error)).split('\n')
    }
  })
  return [...new Set(found)]
}
