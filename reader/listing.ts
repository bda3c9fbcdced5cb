// What the pages of the growing collections show: articles and projects, by address and by page.

import { once } from './content.ts'
import { newsList, pageAddress, pageCount, pageOf, projectsList } from './lists.ts'
import { imageOf } from './pictures.ts'
import { type Article, type Project, readNews, readPages, readProjects } from './read.ts'

/** An article between its neighbours, the list being a ring. Undefined when no article has the address. */
export function findArticle(slug = ''): { article: Article; previous: Article; next: Article } | undefined {
  const news = readNews()
  const at = once('news by address', () => new Map(news.map((entry, i) => [entry.slug, i]))).get(slug)
  if (at === undefined) return undefined
  const [article, next, previous] = [news[at], news[(at + 1) % news.length], news.at(at - 1)]
  return article && next && previous && { article, next, previous }
}

export const newsPages = () => pageCount(readNews().length)

const newestNews = () => readNews().toReversed()

/** One page of the news, the newest first. */
export const newsPage = (at: number): Article[] | undefined => pageOf(newestNews(), at)

export const homeNews = (): Article[] => newestNews().slice(0, 3)

const onHome = 10
const onService = 12

/** What the gallery of the home page shows: the newest projects, in the order of their files. */
export const homeProjects = (): Project[] => readProjects().slice(-onHome)

/** The same as the gallery takes them, with a filter for each trade that they have, in the order of the buttons. */
export function homeGallery() {
  const projects = homeProjects()
  const trades = Object.entries(readPages().projects.trades)
  return {
    filters: trades
      .filter(([trade]) => projects.some(({ tag }) => (tag as string[]).includes(trade)))
      .map(([tag, name]) => ({ tag, name })),
    projects: projects.map(({ picture, details, tag, name, link, story }) => ({
      picture: imageOf(picture),
      details,
      tags: tag,
      name,
      link,
      ...(story && { story }),
    })),
  }
}

/** Projects as plates of a catalogue; a wood that the name has in it is not said again. */
export const plates = (projects: Project[]) =>
  projects.map(({ id, picture, details, facts, story }) => ({
    id,
    picture: imageOf(picture),
    details,
    facts: details.toLowerCase().includes(facts.toLowerCase()) ? '' : facts,
    ...(story && { story }),
  }))

/** The newest projects of a trade, in the order of their files. */
export const tradeProjects = (tag: string | null | undefined): Project[] =>
  once(`projects of ${tag}`, () =>
    readProjects()
      .filter((project) => (project.tag as string[]).includes(tag ?? ''))
      .slice(-onService),
  )

/** Those with a story, which have a page of their own. */
export const toldProjects = (): Project[] => readProjects().filter(({ story }) => story !== undefined)

/** Pages of the list of all projects; there is none while the home page shows them all. */
export const projectPages = () => (readProjects().length > onHome ? pageCount(readProjects().length) : 0)

/** One page of the list of all projects, the newest first. */
export const projectPage = (at: number): Project[] | undefined =>
  projectPages() > 0 ? pageOf(newestProjects(), at) : undefined

const newestProjects = () => once('newest projects', () => readProjects().toReversed())

/** Where each project stands, by id: among the works of its trade, or in the list of all once newer ones have its place. */
export const projectAddresses = (): Map<string, string> =>
  once(
    'project addresses',
    () =>
      new Map(
        newestProjects().map((project, i) => {
          const [trade] = project.tag
          if (project.story) return [project.id, project.story]
          const page = tradeProjects(trade).includes(project)
            ? project.link
            : pageAddress(projectsList, pageCount(i + 1))
          return [project.id, `${page}#${project.id}`]
        }),
      ),
  )

/** Addresses of the two lists that grow, a page each; none while there is no such list. */
export const newsAddresses = () => addressesOf(newsList, newsPages())
export const projectsAddresses = () => addressesOf(projectsList, projectPages())

const addressesOf = (list: string, pages: number) => Array.from({ length: pages }, (_, i) => pageAddress(list, i + 1))
