import type { Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { plainGraph } from '#app/routes/structured-data/pages.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { PaymentStages } from '#app/sections/payment-stages/payment-stages.tsx'
import { PictureBand } from '#app/sections/picture-band/picture-band.tsx'
import { PriceList } from '#app/sections/price-list/price-list.tsx'
import { TermGroups, Terms } from '#app/sections/terms/terms.tsx'
import { WorkSteps } from '#app/sections/work-steps/work-steps.tsx'
import { PageContents } from '#app/ui/page-contents/page-contents.tsx'
import { markOfAny, pictureOf } from '#reader/pictures.ts'
import { readConditions, readHome, readHowWeWork, readPages } from '#reader/read.ts'
import { wordsOf } from '#reader/search.ts'
import { allPrices, extraPrices } from '#reader/service-prices.ts'
import { ContactBeside } from './parts/contact-beside.tsx'
import { contactParts } from './parts/contact-parts.ts'

/** How a commission goes, what it costs, how it is paid and what is covered afterwards. */
export function loader() {
  const page = readHowWeWork()
  const trades = allPrices()
  const { services, payment, guarantee, area, visits, atHome, restoration, materials } = readConditions()
  return {
    page,
    description: page.description,
    prices: {
      note: services.note,
      mark: markOfAny(trades),
      groups: trades.map(({ rows, to, ...head }) => ({ id: to.slice(1), rows, head: { ...head, to } })),
    },
    extras: [{ id: 'gratis', rows: extraPrices() }],
    payment: payment.stages,
    smallPrint: [{ name: page.payment.details, items: payment.items }],
    guarantee: [{ name: page.guarantee.items, picture: page.guarantee.picture, items: guarantee.items }],
    area: [
      { ...page.area.area, items: area.items },
      { ...page.area.visits, items: visits.items },
    ],
    details: [
      { name: page.details.atHome, items: atHome.items },
      { name: page.details.restoration, items: restoration.items },
      { name: page.details.materials, items: materials.items },
    ],
    contact: readHome().contact,
    after: { ...page.send, more: { to: '/presupuesto', name: page.service.quote } },
    ...contactParts(page),
    structuredData: plainGraph(page.title, '/como-trabajamos'),
  }
}

export const meta = ({ loaderData: { page, description } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title: page.title,
  description,
  sources: ['content/how-we-work.yaml', 'content/conditions.yaml'],
  photo: pictureOf('proceso-detalle'),
  search: { words: wordsOf(page.process, readConditions(), readPages().howWeWork.found) },
})

/** What has a place in the index, and the address of each within the page. */
const places = {
  process: 'proceso',
  prices: 'precios',
  payment: 'pago',
  guarantee: 'garantia',
  area: 'zona',
  details: 'detalles',
} as const
const parts = Object.keys(places) as (keyof typeof places)[]

export default function HowWeWork({ loaderData }: PageProps<typeof loader>) {
  const { page, prices, extras, payment, smallPrint, guarantee, area, details } = loaderData
  return (
    <>
      <PageHead size="beside" title={page.title} lead={page.lead} crumbs={[{ name: page.title }]}>
        <PageContents places={parts.map((part) => ({ id: places[part], text: page[part].kicker }))} inLine />
      </PageHead>
      <PictureBand {...page.band} priority />
      <WorkSteps id={places.process} {...page.process} />
      <PriceList id={places.prices} {...page.prices} {...prices} />
      <PriceList id="aparte" {...page.extras} groups={extras} />
      <PictureBand picture={page.payment.picture} />
      <PaymentStages id={places.payment} {...page.payment} stages={payment}>
        <TermGroups groups={smallPrint} folded />
      </PaymentStages>
      <Terms id={places.guarantee} {...page.guarantee} groups={guarantee} />
      <Terms id={places.area} {...page.area} groups={area} />
      <Terms id={places.details} {...page.details} groups={details} folded />
      <ContactBeside {...loaderData} />
    </>
  )
}
