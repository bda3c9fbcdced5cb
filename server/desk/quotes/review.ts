import type { z } from 'zod'
import type { Person } from '#contracts/desk.ts'
import type { Quote, QuoteReview } from '#contracts/quotes.ts'
import { literally } from '#reader/placeholders.ts'
import type { Testimonials } from '#reader/schema.ts'
import type { Draft } from '#server/desk/draft/draft.ts'
import { currentText } from '#server/desk/quotes/shape.ts'
import { openText, permitted, saveText } from '#server/desk/words/texts.ts'
import { jobProofWords as w } from '#words/quote-line-words.ts'

const file = 'testimonials.yaml'

/**
 * Puts a review, word for word, among those of the site (into the draft): where it stands already, else in the place of
 * the first sample, else behind the others. Of its job the number, the month and the town are told.
 */
export async function publishReview(draft: Draft, quote: Quote, review: QuoteReview, person: Person): Promise<void> {
  const { value, version } = await openText(draft, permitted(file, person))
  const { quotes: before, ...rest } = value as z.infer<typeof Testimonials>
  const entry: (typeof before)[number] = {
    ...{ sample: false, author: w.author(quote.number), quote: literally(review.text) },
    ...{ profession: w.place(literally(currentText(quote).town), review.at), stars: review.stars },
    ...(review.reply !== '' && { reply: review.reply }),
  }
  const own = before.findIndex(({ author }) => author === entry.author)
  const at = own >= 0 ? own : before.findIndex(({ sample }) => sample)
  const quotes = at < 0 ? [...before, entry] : before.with(at, entry)
  await saveText(draft, permitted(file, person), { path: file, value: { ...rest, quotes }, version }, person)
}
