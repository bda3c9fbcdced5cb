import { z } from 'zod'
import { factNumber } from '../fact-numbers.ts'
import { link, photo, slug, text } from '../fields.ts'
import { turned } from '../lists.ts'
import { englishPicture } from '../pictures.ts'
import { countedNumber, FunFact } from '../schema.ts'
import { readSite } from '../site.ts'
import { english } from './english.ts'

const promise = z.strictObject({
  id: slug,
  contentName: text,
  contentNumber: countedNumber,
  unit: text,
  picture: photo,
})
const quote = z.strictObject({ quote: text, author: text, sample: z.boolean(), profession: text })
const banner = z.strictObject({ kicker: text, title: text, text, picture: photo })

const read = english(
  'house',
  z.strictObject({
    funFacts: z.array(FunFact),
    promises: z.array(promise),
    opinions: z.strictObject({ kicker: text, note: text, testimonials: z.array(quote) }),
    story: z.strictObject({ kicker: text, title: text, picture: photo, paragraphs: z.array(text), link }),
    invitation: z.strictObject({
      kicker: text,
      words: z.array(banner.pick({ title: true, text: true })),
      picture: photo,
      link,
    }),
    leftovers: banner,
  }),
)

/** Counters of the template, to its numbers. */
export const funFacts = () => read().funFacts
/** The same on every page, but not the same at the front: that with number `first`. */
export const opinions = (first = 0) => {
  const { testimonials, ...words } = read().opinions
  return { ...words, testimonials: turned(testimonials, first) }
}
export const story = () => read().story
/** Where the shop's pieces come from. */
export const leftovers = () => read().leftovers

/** What the workshop promises, its numbers counted; from that with number `first` on, with other pictures where they are named. */
export const promises = (first = 0, pictures: string[] = []) =>
  turned(read().promises, first).map((promise, i) => ({
    ...promise,
    ...(pictures[i] && { picture: englishPicture(pictures[i]) }),
    contentNumber: factNumber(promise.contentNumber),
  }))

/** The invitation that closes a page, in its words with number `which`, and the telephone. */
export function invitation(which = 0) {
  const { words, ...same } = read().invitation
  const said = words[which]
  if (!said) throw new Error(`The template has no invitation ${which}.`)
  return { ...same, ...said, other: readSite().phone }
}
