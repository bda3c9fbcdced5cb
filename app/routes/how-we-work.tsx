import { contactParts } from '#app/contact-parts.ts'
import type { Meta, MetaArgs, PageProps } from '#app/route.ts'
import { ContactBlock } from '#app/sections/contact-block/contact-block.tsx'
import { EnquiryForm } from '#app/sections/enquiry-form/enquiry-form.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { PaymentStages } from '#app/sections/payment-stages/payment-stages.tsx'
import { PriceList } from '#app/sections/price-list/price-list.tsx'
import { Terms } from '#app/sections/terms/terms.tsx'
import { WorkSteps } from '#app/sections/work-steps/work-steps.tsx'
import { plainGraph } from '#app/structured-data/pages.ts'
import { Island } from '#app/ui/island/island.tsx'
import { readConditions, readHowWeWork } from '#content/conditions.ts'
import { fill } from '#content/placeholders.ts'
import { allPrices, extraPrices } from '#content/price-list.ts'
import { readHome } from '#content/read.ts'
import { readSettings } from '#content/settings.ts'
import { readSite } from '#content/site.ts'

/** How a commission goes, what it costs, how it is paid and what is covered afterwards. */
export function loader() {
  const page = fill(readHowWeWork())
  const { services, payment, guarantee, area, visits, restoration, materials } = fill(readConditions())
  return {
    page,
    description: page.description,
    prices: {
      note: services.note,
      groups: allPrices().map(({ rows, to, ...head }) => ({ id: to.slice(1), rows, head: { ...head, to } })),
    },
    extras: [{ id: 'gratis', rows: extraPrices() }],
    payment: { stages: payment.stages, items: payment.items },
    guarantee: [{ items: guarantee.items }],
    area: [
      { name: 'Zona', items: area.items },
      { name: 'Visitas', items: visits.items },
    ],
    details: [
      { name: 'Restauración', items: restoration.items },
      { name: 'Materiales', items: materials.items },
    ],
    contact: fill(readHome().contact),
    ...contactParts(readSite(), readSettings()),
    structuredData: plainGraph(page.title, '/como-trabajamos'),
  }
}

export const meta = ({ loaderData: { page, description } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title: page.title,
  description,
})

export default function HowWeWork({ loaderData }: PageProps<typeof loader>) {
  const { page, prices, extras, payment, guarantee, area, details, contact, channels, enquiry } = loaderData
  return (
    <>
      <PageHead title={page.title} lead={page.lead} crumbs={[{ name: 'Inicio', to: '/' }, { name: page.title }]} />
      <WorkSteps {...page.process} />
      <PriceList {...page.prices} {...prices} />
      <PriceList {...page.extras} groups={extras} />
      <PaymentStages {...page.payment} {...payment} />
      <Terms {...page.guarantee} groups={guarantee} />
      <Terms {...page.area} groups={area} />
      <Terms {...page.details} groups={details} />
      <ContactBlock {...contact} channels={channels}>
        <Island>
          <EnquiryForm enquiry={enquiry} />
        </Island>
      </ContactBlock>
    </>
  )
}
