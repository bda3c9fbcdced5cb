import { smallestOf } from '#contracts/picture-data.ts'
import type { SearchEntry } from '#contracts/search.ts'
import { hitKinds } from '#words/search-words.ts'
import { shellWords } from '#words/shell-words.ts'
import { readDesignPage } from './design-page.ts'
import { readLegalPage } from './legal-pages.ts'
import { projectAddresses, projectPages } from './listing.ts'
import { newsList, projectsList } from './lists.ts'
import { plainText } from './markdown.ts'
import { readQuote } from './quote-content.ts'
import {
  readAbout,
  readConditions,
  readHome,
  readHowWeWork,
  readLegal,
  readNews,
  readPages,
  readProjects,
  readServices,
} from './read.ts'
import { photoFields } from './schema.ts'
import { readSettings } from './settings.ts'

// Of older articles the search knows less: thousands of whole ones would be too much for a phone and for our server.
const wholeArticles = 12

/** Everything on the Spanish site that its search finds, the most important first: pages, services, then the newest. */
export const searchEntries = (): SearchEntry[] => [
  ...[...pages(), ...legalPages()].map((page) => ({ kind: hitKinds.page, ...page })),
  ...services(),
  ...inTurn(news(), projects()),
]

const inTurn = <T>(a: T[], b: T[]) =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [...a.slice(i, i + 1), ...b.slice(i, i + 1)]).flat()

type Page = Omit<SearchEntry, 'kind'>

function pages(): Page[] {
  const [front, about, how, list] = [readHome(), readAbout(), readHowWeWork(), readPages()]
  const { address, contact } = readSettings()
  const names = front.slides.map(({ name }) => name)
  const days = contact.hours.map((line) => line.days)
  const listed = ({ title, found }: Pick<typeof list.news, 'title' | 'found'>, url: string) => ({
    title,
    url,
    ...found,
  })
  return [
    {
      title: shellWords.es.home,
      url: '/',
      text: front.description,
      picture: front.slides[0] && smallestOf(front.slides[0].picture),
      words: words(front.about.paragraphs, names),
    },
    {
      title: about.title,
      url: '/sobre-nosotros',
      text: about.description,
      picture: smallestOf(about.banner.picture),
      words: words(about.banner, about.story, about.quality),
    },
    {
      title: how.title,
      url: '/como-trabajamos',
      text: how.description,
      words: words(how.process, readConditions(), list.howWeWork.found),
    },
    ...designs(),
    listed(list.news, newsList),
    ...(projectPages() > 0 ? [listed(list.projects, projectsList)] : []),
    {
      title: list.contact.title,
      url: '/contacto',
      text: list.contact.found.text,
      picture: smallestOf(list.contact.picture),
      words: words(address, days, list.contact.found.words),
    },
    quotePage(),
  ]
}

function quotePage(): Page {
  const { title, description, pieces, found } = readQuote()
  const names = pieces.map(({ name }) => name)
  return { title, url: '/presupuesto', text: description, words: words(names, found) }
}

function designs(): Page[] {
  const page = readDesignPage()
  return [
    { title: page.title, url: '/disena', text: page.description, words: words(page.how, page.found) },
    ...Object.entries(page.kinds).map(([name, { title, description, lead, text }]) => ({
      ...{ title, url: `/disena/${name}`, text: description },
      words: words(lead, text, page.found),
    })),
  ]
}

const legalPages = (): Page[] =>
  readLegal().map(({ slug, title, description }) => ({
    title,
    url: `/${slug}`,
    text: description,
    words: words(readLegalPage(slug)?.contents.map(({ text }) => text)),
  }))

const services = (): SearchEntry[] =>
  readServices().map(({ slug, title, teaser, picture, description, body, woods, finishes, process, faqs }) => ({
    kind: hitKinds.service,
    title,
    url: `/${slug}`,
    text: teaser,
    picture: picture && smallestOf(picture),
    words: words(description, body, woods, finishes, process, faqs),
  }))

const news = (): SearchEntry[] =>
  readNews()
    .toReversed()
    .map(({ link, title, text, picture, description, body }, i) => ({
      kind: hitKinds.article,
      title,
      url: link,
      text,
      picture: smallestOf(picture),
      words: i < wholeArticles ? words(text, body) : words(text, description, headingsOf(body)),
    }))

const headingsOf = (markdown: string) => [...markdown.matchAll(/^#{2,} (.+)$/gm)].map(([, text]) => text)

/** Those with a story have a page of their own. */
const projects = (): SearchEntry[] => {
  const addresses = projectAddresses()
  return readProjects()
    .toReversed()
    .map(({ id, title, picture, details, name, facts, body }) => ({
      kind: hitKinds.project,
      title,
      url: addresses.get(id) as string,
      text: `${name}. ${facts}.`,
      picture: smallestOf(picture),
      words: words(details, facts, name, body),
    }))
}

/** All texts of a value, a line each, without Markdown and without its pictures. */
function words(...values: unknown[]): string {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value
        ? Object.entries(value).flatMap(([key, child]) => (photoFields.has(key) ? [] : texts(child)))
        : []
  return texts(values)
    .flatMap((text) => text.split('\n'))
    .map(plainText)
    .filter(Boolean)
    .join('\n')
}
