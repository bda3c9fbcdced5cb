import { Island } from '#app/renderer/island/island.tsx'
import type { Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { plainGraph } from '#app/routes/structured-data/pages.ts'
import { GuidedQuote } from '#app/sections/guided-quote/guided-quote.tsx'
import { ShortFooter } from '#app/sections/short-footer/short-footer.tsx'
import { pictureOf } from '#reader/pictures.ts'
import { guidedQuote, readQuote } from '#reader/quote-content.ts'
import { contactParts } from './parts/contact-parts.ts'

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

export const meta = ({ loaderData: { title, description } }: MetaArgs<ReturnType<typeof loader>>): Meta => {
  return {
    title,
    description,
    sources: ['content/quote.yaml', 'content/conditions.yaml'],
    photo: pictureOf('espiga-detalle'),
    // Its pieces are found by themselves.
    search: { words: readQuote().found },
  }
}

export default function QuotePage({ loaderData: { title, quote, enquiry } }: PageProps<typeof loader>) {
  return (
    <div className="grid">
      {/* The question is the first thing to be read; its page is named for who listens. */}
      <h1 className="visually-hidden">{title}</h1>
      <ShortFooter />
      <Island when="touched">
        <GuidedQuote enquiry={enquiry} quote={quote} />
      </Island>
    </div>
  )
}
