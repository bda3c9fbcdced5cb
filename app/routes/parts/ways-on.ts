import { furniture, kinds } from '#design/kinds.ts'
import { readDesignPage } from '#reader/design-page.ts'
import { readQuote } from '#reader/quote-content.ts'
import { readAbout, readHowWeWork, readPages, readServices } from '#reader/read.ts'
import { searchPageWords } from '#words/search-page-words.ts'

/** The six services, as ways on from a page that has nothing itself. */
export const serviceWays = () => ({
  name: readPages().workshop.catalog,
  ways: readServices().map(({ slug, title }) => ({ to: `/${slug}`, name: title })),
})

/** The pieces that a visitor can draw, in the same way. */
export const designWays = () => ({
  name: readDesignPage().title,
  ways: kinds.map((kind) => ({ to: `/disena/${kind}`, name: furniture[kind].name })),
})

/** What the workshop says of itself, and where one asks it. */
export function workshopWays() {
  const { news, contact } = readPages()
  return {
    name: searchPageWords.es.workshop,
    ways: [
      { to: '/presupuesto', name: readQuote().title },
      { to: '/como-trabajamos', name: readHowWeWork().title },
      { to: '/sobre-nosotros', name: readAbout().title },
      { to: '/contacto', name: contact.title },
      { to: '/noticias', name: news.title },
    ],
  }
}

/** From a service's prices to the design tool: to the piece of that trade, to all where it makes several; nowhere from a trade that makes none. */
export function designOf(service: string) {
  const [kind, other] = readQuote().pieces.flatMap((piece) =>
    piece.service === service ? (kinds.find((kind) => kind === piece.id) ?? []) : [],
  )
  return kind && [{ to: other ? '/disena' : `/disena/${kind}`, name: readDesignPage().title }]
}
