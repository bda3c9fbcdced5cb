// What content/ says, ready to be shown: checked, its placeholders filled in, its pictures found.
import { findingWords } from '#words/finding-words.ts'
import { renderMark } from '#words/pictures-words.ts'
import { HowWeWork } from './conditions-schema.ts'
import { findingIn, throwIfAny } from './findings.ts'
import { projectsList } from './lists.ts'
import { readPages } from './pages.ts'
import { readFolder, readPhotos } from './reading.ts'
import { ready, readyOne } from './ready.ts'
import { writtenConditions } from './reckoned-prices.ts'
import * as schemas from './schema.ts'

export { readPages, readPhotos }

export const readHome = () => readyOne('home', schemas.Home)
export const readAbout = () => readyOne('about', schemas.About)
export const readFacts = () => readyOne('facts', schemas.Facts)
export const readHowWeWork = () => readyOne('how-we-work', HowWeWork)
export const readTestimonials = () => readyOne('testimonials', schemas.Testimonials)

/** The opinions and what stands over and under them: while all are samples, nothing that speaks of customers. */
export function shownTestimonials() {
  const { kicker, samples, note, quotes } = readTestimonials()
  return quotes.every(({ sample }) => sample)
    ? { kicker: samples, testimonials: quotes }
    : { kicker, note, testimonials: quotes }
}
export const readConditions = () => ready('conditions', writtenConditions)

export type Service = ReturnType<typeof readServices>[number]
export type Article = ReturnType<typeof readNews>[number]
export type Project = ReturnType<typeof readProjects>[number]

/** Services in their order. Adding one is adding a file to content/services/. */
export const readServices = () =>
  ready('services', () =>
    readFolder('services', schemas.Service, 'slug')
      .toSorted((a, b) => a.order - b.order)
      .map((service) => ({ ...service, picture: service.pictures[0] as string })),
  )

const plane = 'cepillo' as const

/** The boxes of services with their drawings, and the running projects. */
export const readBoxes = () => {
  const { boxes, running } = readyOne('boxes', schemas.Boxes)
  const icons = new Map(readServices().map(({ slug, icon }) => [`/${slug}`, icon]))
  return {
    boxes: {
      ...boxes,
      items: boxes.items.map((box) => ({ ...box, icon: icons.get(box.link) ?? plane })),
    },
    running,
  }
}

/** Articles by their dates, numbered from 01, which is the oldest. Throws when one leads to a service there is not. */
export const readNews = () =>
  ready('news', () => {
    const known = readFolder('services', schemas.Service, 'slug').map(({ slug }) => slug)
    const articles = readFolder('news', schemas.Article, 'slug')
    const unknown = articles.flatMap(({ file, band }) => {
      if (!band || known.includes(band.service)) return []
      const why = `"band.service" is "${band.service}"; expected one of ${known.join(', ')}.`
      return findingIn(file, ['band', 'service'], why, findingWords.noService(band.service))
    })
    throwIfAny(unknown)
    const byDate = articles.toSorted((a, b) => a.dateTime.localeCompare(b.dateTime))
    return byDate.map((article, i) => ({
      ...article,
      postCount: String(i + 1).padStart(2, '0'),
      link: `/${article.slug}`,
    }))
  })

/** Projects of the gallery in the order of their files; town and year only of those whose picture is a photograph. */
export const readProjects = () =>
  ready('projects', () =>
    readFolder('projects', schemas.Project, 'id').map(({ place, year, ...project }) => {
      const trade = project.tag[0] as (typeof schemas.projectTags)[number]
      const photographed = readPhotos()[project.img]?.kind === 'photograph'
      const piece = project.details.replace(`, ${place}`, '')
      const shown = photographed
        ? { title: `${piece}, ${place}`, details: `${piece}, ${place}`, facts: `${project.wood}, ${year}`, place, year }
        : { title: piece, details: `${piece}. ${renderMark}`, facts: project.wood }
      return {
        ...project,
        ...shown,
        name: readPages().projects.trades[trade],
        link: `/${trade}`,
        /** Address of its page; undefined where it has no story. */
        story: project.body === '' ? undefined : `${projectsList}/${project.id}`,
      }
    }),
  )

/** The legal texts and the accessibility statement, in the order of the footer; each a page at `/` and its slug. */
export const readLegal = () =>
  ready('legal', () => readFolder('legal', schemas.Legal, 'slug').toSorted((a, b) => a.order - b.order))
