import { Island } from '#app/renderer/island/island.tsx'
import type { PageProps } from '#app/renderer/route.ts'
import { plainGraph } from '#app/routes/structured-data/pages.ts'
import { GuidedQuote } from '#app/sections/guided-quote/guided-quote.tsx'
import { guidedQuote } from '#reader/quote-content.ts'
import { contactParts } from './parts/contact-parts.ts'

export { meta } from './parts/meta.ts'

export function loader() {
  const { title, description, ...quote } = guidedQuote()
  return {
    title,
    description,
    quote,
    enquiry: contactParts({ title }).enquiry,
    structuredData: plainGraph(title, '/presupuesto', 'ContactPage'),
  }
}

export default function QuotePage({ loaderData: { title, quote, enquiry } }: PageProps<typeof loader>) {
  return (
    <div className="grid">
      {/* The question is the first thing to be read; its page is named for who listens. */}
      <h1 className="visually-hidden">{title}</h1>
      <Island when="touched">
        <GuidedQuote enquiry={enquiry} quote={quote} />
      </Island>
    </div>
  )
}
