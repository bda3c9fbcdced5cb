import type { Person } from '#contracts/desk.ts'
import type { NewProject } from '#contracts/desk-quotes.ts'
import type { Quote, QuoteFile } from '#contracts/quotes.ts'
import { createPictures } from '#server/desk/pictures/pictures.ts'
import type { RoomServices } from '#server/desk/quotes/services.ts'
import { acceptedVersion, currentText } from '#server/desk/quotes/shape.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { addText, openText, permitted, saveText } from '#server/desk/words/texts.ts'
import { readQuoteFile } from '#server/storage/quotes/read.ts'
import { euros } from '#words/money-words.ts'
import { jobProofWords as w } from '#words/quote-line-words.ts'

/**
 * Makes a work of the gallery from a job (into the draft): its pictures as photographs, what it is and where. Gives the
 * path of its text. Throws Refusal where the customer has not given leave.
 */
export async function makeProject(services: RoomServices, quote: Quote, given: NewProject, person: Person) {
  requireLeave(quote, given)
  const { draft, now } = services
  const { title, tag, wood, hours, withPrice } = given
  const { town } = currentText(quote)
  const details = w.details(title, town)
  const today = new Date(now()).toISOString()
  const { path } = await addText(draft, 'projects', details, person, today.slice(0, 10))
  const keep = createKeeping(services, quote, person)
  const after = await keep([given.after], w.after(title))
  const before = await keep(given.before ? [given.before] : [], w.before(title))
  const making = await keep(given.making, w.making(title))
  const { value, version } = await openText(draft, permitted(path, person))
  const stages = { before, making, after }
  const made = {
    ...(value as object),
    ...{ img: after[0], details, tag, place: town, wood, ...(hours > 0 && { hours }) },
    year: Number((quote.steps.mounted ?? today).slice(0, 4)),
    album: Object.entries(stages).flatMap(([stage, names]) => names.map((picture) => ({ picture, stage }))),
  }
  const price = withPrice ? [w.price(euros((acceptedVersion(quote)?.totalCents ?? 0) / 100))] : []
  const body = [currentText(quote).description, ...price].join('\n\n')
  await saveText(draft, permitted(path, person), { path, value: made, body, version }, person)
  return path
}

function requireLeave({ review }: Quote, { withPrice }: NewProject) {
  if (!review?.mayShowPictures)
    throw new Refusal(409, 'El cliente no ha dado permiso para enseñar las fotos. Se lo pide su página al terminar.')
  if (withPrice && !review.mayShowPrice)
    throw new Refusal(409, 'El cliente no ha dado permiso para decir el precio.', { field: 'withPrice' })
}

/** Puts pictures of a job among those of the site, as photographs with a caption; gives their names there. */
function createKeeping({ store, draft, now, turns }: RoomServices, quote: Quote, person: Person) {
  const pictures = createPictures(draft, now, turns)
  const { town } = currentText(quote)
  async function keepOne({ id, width, height }: QuoteFile, caption: string) {
    const content = await readQuoteFile(store, quote.id, id)
    if (!content) throw new Refusal(404, 'Una de las fotos ya no está.')
    const {
      id: name,
      credit,
      focal,
      version,
    } = await pictures.add(caption, { content: Buffer.from(content), width, height }, person)
    await pictures.describe(name, { alt: caption, caption, place: town, credit, focal, version }, person)
    return name
  }
  return async (ids: readonly string[], caption: string): Promise<string[]> => {
    const names: string[] = []
    for (const id of ids) {
      const file = quote.files.find((one) => one.id === id && one.kind !== 'acceptance')
      if (!file) throw new Refusal(404, 'Una de las fotos ya no está.')
      names.push(await keepOne(file, caption))
    }
    return names
  }
}
