import type { z } from 'zod'
import type { Person } from '#contracts/desk.ts'
import type { NewProject } from '#contracts/desk-quotes.ts'
import type { Quote, QuoteReview } from '#contracts/quotes.ts'
import { literally } from '#reader/placeholders.ts'
import type { Testimonials } from '#reader/schema.ts'
import { newSource } from '#server/desk/content/source.ts'
import type { Draft } from '#server/desk/draft/draft.ts'
import { createPictures, type Master } from '#server/desk/pictures/pictures.ts'
import type { RoomServices } from '#server/desk/quotes/services.ts'
import { acceptedVersion, currentText } from '#server/desk/quotes/shape.ts'
import { Refusal } from '#server/desk/request/http.ts'
import { openText, permitted, requireSound, saveText, startText } from '#server/desk/words/texts.ts'
import { readQuoteFile } from '#server/storage/quotes/read.ts'
import { euros } from '#words/money-words.ts'
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

/**
 * Makes a work of the gallery from a job (into the draft): its pictures as photographs, what it is and where. Gives the
 * path of its text. Throws Refusal where the customer has not given leave.
 */
export async function makeProject(services: RoomServices, quote: Quote, given: NewProject, person: Person) {
  requireLeave(quote, given)
  const { draft, now, store } = services
  const { title, tag, wood, hours, withPrice } = given
  const town = literally(currentText(quote).town)
  const details = w.details(title, town)
  const today = new Date(now()).toISOString()
  const { path, value } = await startText(draft, 'projects', details, today.slice(0, 10))
  const price = withPrice ? [w.price(euros((acceptedVersion(quote)?.totalCents ?? 0) / 100))] : []
  const body = [literally(currentText(quote).description), ...price].join('\n\n')
  const write = (album: readonly AlbumPicture[]) => ({
    ...value,
    ...{ details, tag, place: town, wood, ...(hours > 0 && { hours }) },
    year: Number((quote.steps.mounted ?? today).slice(0, 4)),
    ...(album.length > 0 && { album, img: album.at(-1)?.picture }),
  })
  // Whatever may be refused is looked at before anything is written; the text comes last, so that there is no half a work.
  await requireSound(draft, permitted(path, person), write([]), body)
  const stages = { before: given.before ? [given.before] : [], making: given.making, after: [given.after] }
  const wanted = await Promise.all(
    albumStages.flatMap((stage) => stages[stage].map(async (id) => ({ stage, photo: await read(store, quote, id) }))),
  )
  const keep = createKeeping(services, town, person)
  const album: AlbumPicture[] = []
  for (const { stage, photo } of wanted) album.push({ picture: await keep(photo, w[stage](title)), stage })
  await draft.write(path, newSource({ value: write(album), body }), { version: undefined, person })
  return path
}

const albumStages = ['before', 'making', 'after'] as const
interface AlbumPicture {
  picture: string
  stage: (typeof albumStages)[number]
}

/** A picture of the job. Throws Refusal where it is none, or the customer's signature. */
async function read(store: RoomServices['store'], { id: quote, files }: Quote, id: string): Promise<Master> {
  const file = files.find((one) => one.id === id && one.kind !== 'acceptance')
  const content = file && (await readQuoteFile(store, quote, id))
  if (!content) throw new Refusal(404, 'Una de las fotos ya no está.')
  return { content: Buffer.from(content), width: file.width, height: file.height }
}

function requireLeave({ review }: Quote, { withPrice }: NewProject) {
  if (!review?.mayShowPictures)
    throw new Refusal(409, 'El cliente no ha dado permiso para enseñar las fotos. Se lo pide su página al terminar.')
  if (withPrice && !review.mayShowPrice)
    throw new Refusal(409, 'El cliente no ha dado permiso para decir el precio.', { field: 'withPrice' })
}

/** Puts pictures of a job among those of the site, as photographs with a caption; gives their names there. */
function createKeeping({ draft, now, turns }: RoomServices, place: string, person: Person) {
  const pictures = createPictures(draft, now, turns)
  return async (photo: Master, caption: string): Promise<string> => {
    const { id, credit, focal, version } = await pictures.add(caption, photo, person)
    await pictures.describe(id, { alt: caption, caption, place, credit, focal, version }, person)
    return id
  }
}
