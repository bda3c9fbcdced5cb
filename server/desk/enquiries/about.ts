import { readQuote } from '#reader/quote-content.ts'
import { readServices } from '#reader/read.ts'
import { ownFields } from '#server/enquiry/own-fields.ts'
import { answersOf, extraOf } from '#server/storage/enquiry-row.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'

function tables() {
  const services = readServices()
  const byPage = new Map(services.map(({ slug, title }) => [slug, title]))
  const quote = readQuote()
  const byPiece = new Map([
    ...quote.pieces.map(({ name, service }) => [name, service && byPage.get(service)] as const),
    ...services.map(({ title }) => [title, title] as const),
  ])
  const byKind = new Map<string, string | undefined>(
    quote.pieces.map(({ id, service }) => [id, service && byPage.get(service)]),
  )
  return { services, byPage, byPiece, byKind, label: quote.questions.que.label }
}

/** What enquiries are about: by the design or the quote's answer that came with them, else by the page. */
export function createAbout() {
  let known = tables()
  // Services and questions of what is published now.
  const current = () => {
    if (known.services !== readServices()) known = tables()
    return known
  }
  /** By the question as it is called now; an enquiry from before it was renamed, by an answer that is one of its choices. */
  function pieceOf(row: Pick<EnquiryRow, 'answers'>): string | undefined {
    const { label, byPiece } = current()
    const answers = answersOf(row)
    return (answers.find((answer) => answer.label === label) ?? answers.find(({ value }) => byPiece.has(value)))?.value
  }
  const pageOf = ({ page }: Pick<EnquiryRow, 'page'>) => current().byPage.get(page.split('/')[1] ?? '')

  /** What was drawn in the design tool, by the last part of its address. */
  const designed = ({ page, extra }: Pick<EnquiryRow, 'page' | 'extra'>) =>
    /\/disena\/([a-z]+)/.exec(`${page} ${extra}`)?.[1] ?? ''

  return {
    /** In a word or two; '' where nothing says it. */
    title(row: Pick<EnquiryRow, 'answers' | 'page' | 'extra'>): string {
      return extraOf(row)[ownFields.title] ?? pieceOf(row) ?? pageOf(row) ?? ''
    },
    /** The service; undefined where nothing says it. */
    service(row: Pick<EnquiryRow, 'answers' | 'page' | 'extra'>): string | undefined {
      const { byPiece, byKind } = current()
      return byPiece.get(pieceOf(row) ?? '') ?? byKind.get(designed(row)) ?? pageOf(row)
    },
  }
}

export type About = ReturnType<typeof createAbout>
