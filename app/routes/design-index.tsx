import type { Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { plainGraph } from '#app/routes/structured-data/pages.ts'
import { madeText, rangeText } from '#app/sections/design-board/figures.ts'
import { DesignIndex } from '#app/sections/design-index/design-index.tsx'
import { booksOf } from '#app/sections/design-index/props.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { PictureBand } from '#app/sections/picture-band/picture-band.tsx'
import { Terms } from '#app/sections/terms/terms.tsx'
import { elevationOf } from '#design/drawing/svg.ts'
import { furniture, kinds, startDesign } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import { centimetres } from '#design/names.ts'
import { designSources, readDesignPage } from '#reader/design-page.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { pictureOf } from '#reader/pictures.ts'
import { readHome } from '#reader/read.ts'
import { wordsOf } from '#reader/search.ts'
import { designWords } from '#words/design-words.ts'
import { ContactBeside } from './parts/contact-beside.tsx'
import { contactParts, whatFollows } from './parts/contact-parts.ts'

/** The kinds that can be designed, with their start designs to one scale, the tall ones together. */
export function loader() {
  const page = readDesignPage()
  const prices = readDesignPrices()
  return {
    page,
    items: kinds
      .map((kind) => {
        const design = startDesign(kind)
        const piece = makePiece(design, prices)
        const { text } = page.kinds[kind]
        return {
          kind,
          to: `/disena/${kind}`,
          title: furniture[kind].name,
          text,
          outer: piece.outer,
          measures: (['width', 'height', 'depth'] as const).map((side) => ({
            name: designWords.sides[side],
            value: centimetres(piece.outer[side]),
          })),
          size: madeText(design, piece),
          price: rangeText(piece.price),
          drawing: elevationOf(piece),
          books: booksOf(piece),
        }
      })
      .toSorted((one, other) => other.outer.height - one.outer.height),
    contact: readHome().contact,
    after: whatFollows(),
    ...contactParts(page),
    structuredData: plainGraph(page.title, '/disena', 'CollectionPage'),
  }
}

export const meta = ({ loaderData: { page } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title: page.title,
  description: page.description,
  sources: designSources,
  photo: pictureOf('armario-interior'),
  search: { words: wordsOf(page.how, page.found) },
})

export default function Designs({ loaderData }: PageProps<typeof loader>) {
  const { page, items } = loaderData
  return (
    <>
      <PageHead title={page.title} lead={page.lead} crumbs={[{ name: page.title }]} />
      <DesignIndex items={items} label={page.title} />
      <PictureBand {...page.band} />
      <Terms {...page.how} groups={[{ items: page.how.items }]} />
      <ContactBeside {...loaderData} />
    </>
  )
}
