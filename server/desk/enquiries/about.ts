import type { Answer } from '#contracts/enquiry.ts'
import { readQuote } from '#reader/quote-content.ts'
import { readServices } from '#reader/read.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'

/** What enquiries are about: by the design or the quote's answer that came with them, else by the page. */
export function createAbout() {
  const services = readServices()
  const byPage = new Map(services.map(({ slug, title }) => [slug, title]))
  const quote = readQuote()
  const byPiece = new Map([
    ...quote.pieces.map(({ name, service }) => [name, service && byPage.get(service)] as const),
    ...services.map(({ title }) => [title, title] as const),
  ])
  const { label } = quote.questions.que
  const pieceOf = ({ answers }: Pick<EnquiryRow, 'answers'>) =>
    (JSON.parse(answers) as Answer[]).find((answer) => answer.label === label)?.value
  const pageOf = ({ page }: Pick<EnquiryRow, 'page'>) => byPage.get(page.split('/')[1] ?? '')

  return {
    /** In a word or two; '' where nothing says it. */
    title(row: Pick<EnquiryRow, 'answers' | 'page' | 'extra'>): string {
      const { Mueble } = JSON.parse(row.extra) as Record<string, string>
      return Mueble ?? pieceOf(row) ?? pageOf(row) ?? ''
    },
    /** The service; undefined where nothing says it. */
    service(row: Pick<EnquiryRow, 'answers' | 'page'>): string | undefined {
      return byPiece.get(pieceOf(row) ?? '') ?? pageOf(row)
    },
  }
}

export type About = ReturnType<typeof createAbout>
