import { contactParts } from '#app/contact-parts.ts'
import type { Meta, MetaArgs, PageProps } from '#app/route.ts'
import { ContactBlock } from '#app/sections/contact-block/contact-block.tsx'
import { ContactDetails } from '#app/sections/contact-details/contact-details.tsx'
import { EnquiryForm } from '#app/sections/enquiry-form/enquiry-form.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { Terms } from '#app/sections/terms/terms.tsx'
import { plainGraph } from '#app/structured-data/pages.ts'
import { Island } from '#app/ui/island/island.tsx'
import { readHowWeWork } from '#content/conditions.ts'
import { pictureOf } from '#content/pictures.ts'
import { fill } from '#content/placeholders.ts'
import { readHome } from '#content/read.ts'
import { readSettings } from '#content/settings.ts'
import { readSite } from '#content/site.ts'

const title = 'Contacto'
const description =
  'Pide presupuesto gratuito a la carpintería de {{city}}, {{region}}: formulario, teléfono, WhatsApp y correo. Respondemos en {{answerDays}} días laborables.'

export function loader() {
  const site = readSite()
  return {
    description: fill(description),
    contact: fill(readHome().contact),
    after: fill(readHowWeWork()).contact,
    ...contactParts(site, readSettings()),
    details: {
      ways: [
        { name: 'Teléfono', ...site.phone },
        { name: 'WhatsApp', ...site.whatsapp },
        { name: 'E-mail', ...site.email },
      ],
      address: site.address,
      hours: site.hours,
      picture: pictureOf('contacto'),
    },
    structuredData: plainGraph(title, '/contacto', 'ContactPage'),
  }
}

export const meta = ({ loaderData: { description } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title,
  description,
})

export default function Contact({ loaderData }: PageProps<typeof loader>) {
  const { contact, channels, enquiry, details, after } = loaderData
  return (
    <>
      <PageHead title={title} crumbs={[{ name: 'Inicio', to: '/' }, { name: title }]} />
      <ContactBlock {...contact} channels={channels}>
        <Island>
          <EnquiryForm enquiry={enquiry} />
        </Island>
      </ContactBlock>
      <Terms
        {...after}
        groups={[{ items: after.items }]}
        more={{ to: '/como-trabajamos', name: 'Precios, pagos y garantía' }}
      />
      <ContactDetails {...details} />
    </>
  )
}
