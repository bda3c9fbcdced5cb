import type { Meta, MetaArgs, PageProps } from '#app/page/route.ts'
import { plainGraph } from '#app/routes/structured-data/pages.ts'
import { ContactDetails } from '#app/sections/contact-details/contact-details.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { Terms } from '#app/sections/terms/terms.tsx'
import { underHeaderSecond } from '#app/ui/under-header.ts'
import { readConditions, readHome, readHowWeWork, readPages } from '#reader/read.ts'
import { onPage, readSite } from '#reader/site.ts'
import { contactDetailsWords } from '#words/contact-details-words.ts'
import { Contact } from './parts/contact.tsx'
import { contactParts } from './parts/contact-parts.ts'

export function loader() {
  const { title, description, more } = readPages().contact
  const { phone, whatsapp, email, address, hours } = onPage(readSite(), title)
  const ways = [
    { name: contactDetailsWords.phone, ...phone },
    { name: 'WhatsApp', ...whatsapp },
    { name: 'E-mail', ...email },
  ]
  return {
    title,
    description,
    more,
    contact: { ...readHome().contact, call: { href: phone.href, text: phone.text } },
    after: readHowWeWork().contact,
    ...contactParts({ title }),
    details: { ways, address, hours, visits: readConditions().visits.items },
    structuredData: plainGraph(title, '/contacto', 'ContactPage'),
  }
}

export const meta = ({ loaderData: { title, description } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title,
  description,
})

export default function ContactPage({ loaderData }: PageProps<typeof loader>) {
  const { title, details, after, more } = loaderData
  return (
    <>
      <div className="on-second lined" {...underHeaderSecond}>
        <PageHead title={title} crumbs={[{ name: title }]} size="masthead" />
      </div>
      <Contact {...loaderData} />
      <Terms {...after} groups={[{ items: after.items }]} more={{ to: '/como-trabajamos', name: more }} />
      <ContactDetails {...details} />
    </>
  )
}
