import { contactParts } from '#app/contact-parts.ts'
import type { Meta, MetaArgs, PageProps } from '#app/route.ts'
import { ContactBlock } from '#app/sections/contact-block/contact-block.tsx'
import { ContactDetails } from '#app/sections/contact-details/contact-details.tsx'
import { EnquiryForm } from '#app/sections/enquiry-form/enquiry-form.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { plainGraph } from '#app/structured-data/pages.ts'
import { Island } from '#app/ui/island/island.tsx'
import { pictureOf } from '#content/pictures.ts'
import { fill } from '#content/placeholders.ts'
import { readHome } from '#content/read.ts'
import { readSettings } from '#content/settings.ts'
import { readSite } from '#content/site.ts'

const title = 'Contacto'
const description =
  'Pide presupuesto gratuito a la carpintería de {{city}}, {{region}}: formulario, teléfono, WhatsApp y correo. Respondemos en el menor tiempo posible.'

export function loader() {
  const site = readSite()
  return {
    description: fill(description),
    contact: fill(readHome().contact),
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
  const { contact, channels, enquiry, details } = loaderData
  return (
    <>
      <PageHead title={title} crumbs={[{ name: 'Inicio', to: '/' }, { name: title }]} />
      <ContactBlock {...contact} channels={channels}>
        <Island>
          <EnquiryForm enquiry={enquiry} />
        </Island>
      </ContactBlock>
      <ContactDetails {...details} />
    </>
  )
}
