import type { Article as ArticleData, CreativeWork as CreativeWorkData, Service as ServiceData } from 'schema-dts'
import { tradeProjects } from '#reader/listing.ts'
import { pageAddress } from '#reader/lists.ts'
import type { readProjectPage } from '#reader/project-page.ts'
import { type Article, readPages, type Service } from '#reader/read.ts'
import { listWords } from '#words/lists-words.ts'
import { shellWords } from '#words/shell-words.ts'
import { business, businessId, businessReference, website, websiteId } from './business.ts'
import { breadcrumbs, faqPage, graph, imageObject, pageUrl } from './parts.ts'

const home = { name: shellWords.es.home, path: '/' }

export const homeGraph = () => graph(business(), website())

/** A page without a kind of its own. `type` names what it is about, `above` the pages between home and it. */
export function plainGraph(
  name: string,
  path: string,
  type: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' = 'WebPage',
  above: { name: string; path: string }[] = [],
) {
  const page = {
    '@type': type,
    '@id': pageUrl(path),
    url: pageUrl(path),
    name,
    inLanguage: 'es',
    isPartOf: { '@id': websiteId() },
    about: businessReference(),
  }
  const whole = type === 'AboutPage' || type === 'ContactPage'
  return graph(whole ? business() : undefined, page, breadcrumbs([home, ...above, { name, path }]))
}

/** Page `at` of a list of several pages. */
export const listGraph = ({ title, path }: { title: string; path: string }, at: number) =>
  at === 1
    ? plainGraph(title, path, 'CollectionPage')
    : plainGraph(listWords.page(at), pageAddress(path, at), 'CollectionPage', [{ name: title, path }])

type Faqs = Parameters<typeof faqPage>[1]

/** @param service with the questions whose answers are confirmed: search engines get no others */
export function serviceGraph(service: Service & { confirmedFaqs: Faqs }) {
  const projects = tradeProjects(service.tag)
  const path = `/${service.slug}`
  const data: ServiceData = {
    '@type': 'Service',
    '@id': `${pageUrl(path)}#servicio`,
    name: service.title,
    serviceType: service.title,
    description: service.description,
    url: pageUrl(path),
    provider: { '@id': businessId() },
    image: [...service.pictures, ...projects.map(({ picture }) => picture)].map(imageObject),
  }
  const { confirmedFaqs: faqs } = service
  return graph(
    data,
    faqs.length > 0 ? faqPage(path, faqs) : undefined,
    breadcrumbs([home, { name: service.title, path }]),
  )
}

/** @param card address of the article's 1200 × 630 picture, below the site */
export function articleGraph(article: Article, words: number, card: string) {
  const path = article.link
  const author = business().name as string
  const data: ArticleData = {
    '@type': 'Article',
    '@id': `${pageUrl(path)}#articulo`,
    headline: article.title,
    description: article.description,
    datePublished: article.dateTime,
    dateModified: article.dateTime,
    inLanguage: 'es',
    wordCount: words,
    url: pageUrl(path),
    mainEntityOfPage: { '@type': 'WebPage', '@id': pageUrl(path) },
    image: [imageObject(article.picture), pageUrl(card)],
    author: { '@type': 'Organization', '@id': businessId(), name: author, url: pageUrl('/sobre-nosotros') },
    publisher: {
      '@type': 'Organization',
      '@id': businessId(),
      name: author,
      logo: { '@type': 'ImageObject', url: pageUrl('/icon-512.png') },
    },
  }
  return graph(
    data,
    breadcrumbs([home, { name: readPages().article.blog, path: '/noticias' }, { name: article.title, path }]),
  )
}

/** A project with its story, as the work of this workshop. */
export function projectGraph({ project, title, description, trade }: NonNullable<ReturnType<typeof readProjectPage>>) {
  const path = project.story as string
  const data: CreativeWorkData = {
    '@type': 'CreativeWork',
    '@id': `${pageUrl(path)}#trabajo`,
    name: title,
    description,
    material: project.wood,
    inLanguage: 'es',
    url: pageUrl(path),
    mainEntityOfPage: { '@type': 'WebPage', '@id': pageUrl(path) },
    image: [project.picture, ...project.album.map(({ picture }) => picture)].map(imageObject),
    creator: { '@type': 'Organization', '@id': businessId(), name: business().name as string },
  }
  return graph(data, breadcrumbs([home, { name: trade.name, path: trade.to }, { name: title, path }]))
}
