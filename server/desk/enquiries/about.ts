// What enquiries are about: by the design or the quote's answer that came with them, else by the page.
import { once } from '#reader/content.ts'
import { readQuote } from '#reader/quote-content.ts'
import { readServices } from '#reader/read.ts'
import { ownFields } from '#server/enquiry/own-fields.ts'
import { answersOf, extraOf } from '#server/storage/enquiry-row.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'

type Row = Pick<EnquiryRow, 'answers' | 'page' | 'extra'>

/** Services by page, by piece and by kind of furniture, and the question after the piece, of what is published now. */
const tables = () =>
  once('what enquiries are about', () => {
    const services = readServices()
    const byPage = new Map(services.map(({ slug, title }) => [slug, title]))
    const { pieces, questions } = readQuote()
    const serviceOfPiece = pieces.map(({ id, name, service }) => ({ id, name, title: service && byPage.get(service) }))
    return {
      byPage,
      byPiece: new Map([
        ...serviceOfPiece.map(({ name, title }) => [name, title] as const),
        ...services.map(({ title }) => [title, title] as const),
      ]),
      byKind: new Map<string, string | undefined>(serviceOfPiece.map(({ id, title }) => [id, title])),
      label: questions.que.label,
    }
  })

/** By the question as it is called now; an enquiry from before it was renamed, by an answer that is one of its choices. */
function pieceOf(row: Row): string | undefined {
  const { label, byPiece } = tables()
  const answers = answersOf(row)
  return (answers.find((answer) => answer.label === label) ?? answers.find(({ value }) => byPiece.has(value)))?.value
}

const pageOf = ({ page }: Row) => tables().byPage.get(page.split('/')[1] ?? '')

/** What was drawn in the design tool, by the last part of its address. */
const designed = ({ page, extra }: Row) => /\/disena\/([a-z]+)/.exec(`${page} ${extra}`)?.[1] ?? ''

/** In a word or two; '' where nothing says it. */
export const titleOf = (row: Row): string => extraOf(row)[ownFields.title] ?? pieceOf(row) ?? pageOf(row) ?? ''

/** The service; undefined where nothing says it. */
export function serviceOf(row: Row): string | undefined {
  const { byPiece, byKind } = tables()
  return byPiece.get(pieceOf(row) ?? '') ?? byKind.get(designed(row)) ?? pageOf(row)
}
