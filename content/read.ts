import { readFolder, readOne, readPhotos, remember } from './reading.ts'
import {
  About,
  Article,
  Boxes,
  Facts,
  Home,
  Legal,
  Project,
  projectTags,
  renderMark,
  Service,
  Shell,
  Testimonials,
} from './schema.ts'

export { readPhotos }

const categoryNames: Record<(typeof projectTags)[number], string> = {
  carpinteria: 'Carpintería',
  ebanisteria: 'Ebanistería',
  interiorismo: 'Interiorismo',
  restauracion: 'Restauración',
}

/** Filters of the gallery: the tags with their names, in the order of the buttons. */
export const galleryFilters = () => projectTags.map((tag) => ({ tag, name: categoryNames[tag] }))

export const readHome = (root?: string) => readOne('home', Home, root)
export const readShell = (root?: string) => readOne('shell', Shell, root)
export const readFacts = (root?: string) => readOne('facts', Facts, root)
export const readTestimonials = (root?: string) => readOne('testimonials', Testimonials, root)
export const readBoxes = (root?: string) => readOne('boxes', Boxes, root)
export const readAbout = (root?: string) => readOne('about', About, root)

/** Services in their order. Adding one is adding a file to content/services/. */
export const readServices = (root?: string): Service[] =>
  remember('services', root, (at) => readFolder('services', Service, 'slug', at).sort((a, b) => a.order - b.order))

/** Articles in the order of their files, numbered from 01. */
export const readNews = (root?: string): Article[] =>
  remember('news', root, (at) =>
    readFolder('news', Article, 'slug', at).map((article, i) => ({
      ...article,
      postCount: String(i + 1).padStart(2, '0'),
      link: `/${article.slug}`,
    })),
  )

/** Projects of the gallery in the order of their files; town and year only of those whose picture is a photograph. */
export const readProjects = (root?: string): Project[] =>
  remember('projects', root, (at) =>
    readFolder('projects', Project, 'id', at).map(({ place, year, ...project }) => {
      const main = project.tag[0] as (typeof projectTags)[number]
      const photographed = readPhotos(at)[project.img]?.kind === 'photograph'
      const piece = project.details.replace(`, ${place}`, '')
      const shown = photographed
        ? { title: `${piece}, ${place}`, details: `${piece}, ${place}`, facts: `${project.wood}, ${year}`, place, year }
        : { title: piece, details: `${piece}. ${renderMark}`, facts: project.wood }
      return { ...project, ...shown, name: categoryNames[main], link: `/${main}` }
    }),
  )

export const readLegal = (slug: string, root?: string): Legal | undefined =>
  remember('legal', root, (at) => readFolder('legal', Legal, 'slug', at)).find((page) => page.slug === slug)
