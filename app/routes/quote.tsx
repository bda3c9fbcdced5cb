import type { Meta, MetaArgs, PageProps } from '#app/page/route.ts'
import { plainGraph } from '#app/routes/structured-data/pages.ts'
import { GuidedQuote } from '#app/sections/guided-quote/guided-quote.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { Island } from '#app/ui/island/island.tsx'
import { guidedQuote } from '#reader/quote-content.ts'
import { contactParts } from './parts/contact-parts.ts'

/** The guided quote. */
export function loader() {
  const { title, description, lead, ...quote } = guidedQuote()
  return {
    title,
    description,
    lead,
    quote,
    enquiry: contactParts({ title }).enquiry,
    structuredData: plainGraph(title, '/presupuesto', 'ContactPage'),
  }
}

export const meta = ({ loaderData: { title, description } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title,
  description,
})

export default function QuotePage({ loaderData: { title, lead, quote, enquiry } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead title={title} lead={lead} size="masthead" crumbs={[{ name: title }]} />
      <div className="grid">
        <Island when="load">
          <GuidedQuote enquiry={enquiry} quote={quote} />
        </Island>
      </div>
    </>
  )
}
