import { Island } from '#app/renderer/island/island.tsx'
import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { plainGraph } from '#app/routes/structured-data/pages.ts'
import { DesignBoard } from '#app/sections/design-board/design-board.tsx'
import { madeText, rangeText } from '#app/sections/design-board/figures.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { PageLinks } from '#app/sections/page-links/page-links.tsx'
import { Terms } from '#app/sections/terms/terms.tsx'
import { furniture, type Kind, kinds, startDesign } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import { salesPrices } from '#design/price.ts'
import { designSources, readDesignPage } from '#reader/design-page.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { readConditions, readHome } from '#reader/read.ts'
import { wordsOf } from '#reader/search.ts'
import { readSite } from '#reader/site.ts'
import { ContactBeside } from './parts/contact-beside.tsx'
import { contactParts, whatFollows } from './parts/contact-parts.ts'

/** One module for all kinds; the table of addresses lists them. */
export function loader({ path }: LoaderArgs) {
  const page = readDesignPage()
  const prices = readDesignPrices()
  const kind = kinds.find((kind) => path === `/disena/${kind}`)
  if (!kind) throw new Error(`There is no kind of furniture at ${path}.`)
  const design = startDesign(kind)
  const piece = makePiece(design, prices)
  const site = readSite()
  const { quote, area } = readConditions()
  return {
    kind,
    ...page.kinds[kind],
    index: page.title,
    how: page.how,
    found: page.found,
    others: {
      name: page.others.name,
      previous: { label: page.others.previous, ...neighbour(kind, -1) },
      all: { label: page.others.all, to: '/disena', title: page.title },
      next: { label: page.others.next, ...neighbour(kind, 1) },
    },
    prices: salesPrices(prices),
    price: { sum: rangeText(piece.price), of: madeText(design, piece) },
    whatsapp: site.whatsapp.set ? site.whatsapp.href : '',
    paper: { brand: site.brand, phone: site.phone.text, validDays: quote.validDays, freeKm: area.freeKm },
    contact: readHome().contact,
    after: whatFollows(),
    ...contactParts(page.kinds[kind]),
    structuredData: plainGraph(page.kinds[kind].title, path, 'WebPage', [{ name: page.title, path: '/disena' }]),
  }
}

export const meta = ({ loaderData }: MetaArgs<ReturnType<typeof loader>>): Meta => {
  const { title, description, lead, text, picture, found, price } = loaderData
  return {
    title,
    description,
    sources: designSources,
    photo: picture,
    search: { words: wordsOf(lead, text, found), price },
  }
}

export default function DesignPage({ loaderData }: PageProps<typeof loader>) {
  const { kind, title, lead, index, how, others, prices, whatsapp, paper } = loaderData
  return (
    <>
      <PageHead size="board" title={title} crumbs={[{ name: index, to: '/disena' }, { name: title }]} />
      <div className="grid">
        <Island when="touched" keeps={['prices']}>
          <DesignBoard kind={kind} lead={lead} prices={prices} whatsapp={whatsapp} paper={paper} />
        </Island>
      </div>
      <Terms {...how} groups={[{ items: how.items }]} few={0} />
      <PageLinks {...others} />
      <ContactBeside {...loaderData} />
    </>
  )
}

function neighbour(kind: Kind, way: 1 | -1) {
  const other = kinds[(kinds.indexOf(kind) + way + kinds.length) % kinds.length] as Kind
  return { to: `/disena/${other}`, title: furniture[other].name }
}
