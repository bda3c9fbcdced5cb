import { findArticle } from './listing.ts'
import { plainText, renderMarkdown } from './markdown.ts'
import { type Article, readHome, readPages, readServices, type Service } from './read.ts'
import { servicePriceWords } from './service-prices.ts'
import { readSite } from './site.ts'

const wordsPerMinute = 200
const wordCount = ({ body }: Article) => plainText(body).split(' ').length
export const readingMinutes = (article: Article) => Math.max(1, Math.round(wordCount(article) / wordsPerMinute))

/** What the page of an article shows: the article with its text, where it leads, and its neighbours. Undefined when there is none. */
export function readArticlePage(slug: string) {
  const found = findArticle(slug)
  if (!found) return undefined
  const { article, previous, next } = found
  const { html, headings } = renderMarkdown(article.body, { lower: 1 })
  const words = wordCount(article)
  const w = readPages().article
  const neighbour = (label: string, { link, postCount, title, picture }: Article) => ({
    to: link,
    label: `${label} — ${postCount}`,
    title,
    picture,
  })
  return {
    w,
    article,
    words,
    story: {
      ...article,
      author: w.author,
      minutes: readingMinutes(article),
      html,
      contents: headings.map(({ id, text }) => ({ id, text })),
    },
    band: bandOf(article),
    next: neighbour(w.next, next),
    previous: neighbour(w.previous, previous),
  }
}

/** Where the list of the news leads: to a quote, or to the telephone. */
export function newsBand() {
  const { band } = readPages().news
  const link = { to: '/presupuesto', name: servicePriceWords().quote }
  return { ...band, kicker: readHome().contact.kicker, link, other: readSite().phone }
}

/** Where the article leads: to a quote for its service, or, where it names none, for what `trade` asks or the reader has in mind. */
export function bandOf({ band, trade }: Pick<Article, 'band'> & { trade?: Service | undefined }) {
  const { kicker, title, text } = { ...readHome().contact, ...trade?.ask }
  const name = servicePriceWords().quote
  const service = readServices().find(({ slug }) => slug === band?.service)
  if (!band || !service) {
    const other = readSite().phone
    const { picture } = trade ?? readPages().contact
    return { kicker, title, text, picture, link: { to: '/presupuesto', name }, other }
  }
  return {
    ...band,
    kicker,
    link: { to: `/presupuesto?servicio=${service.slug}`, name },
    other: { href: `/${service.slug}`, text: service.title },
  }
}
