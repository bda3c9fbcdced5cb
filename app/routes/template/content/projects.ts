import { plate } from './plates.ts'

const categories = { exterior: 'Exterior', residences: 'Residences', interiors: 'Interiors', landscape: 'Landscape' }
type Tag = keyof typeof categories

const items: [img: string, details: string, tag: Tag, year: number][] = [
  ['proyecto-residencia-1', 'A table for eight', 'residences', 2022],
  ['proyecto-exterior-1', 'The larch deck', 'exterior', 2021],
  ['proyecto-interior-2', 'Study in ink blue', 'interiors', 2022],
  ['proyecto-paisaje-1', 'Bench by the olive', 'landscape', 2020],
  ['proyecto-residencia-2', 'Hall with a walnut rail', 'residences', 2019],
  ['proyecto-interior-1', 'Café with one counter', 'interiors', 2023],
  ['proyecto-exterior-2', 'A front of slats', 'exterior', 2022],
  ['proyecto-paisaje-2', 'The garden gate', 'landscape', 2021],
  ['cocina-roble-verde', 'Kitchen in oak and green', 'interiors', 2023],
  ['pergola-jardin', 'Chestnut pergola', 'landscape', 2019],
  ['libreria-pared', 'Wall of books', 'residences', 2022],
  ['puerta-roble', 'The door at Tembleque', 'exterior', 2021],
]

/** The template's sample projects, those of `tags` only. */
export const projectItems = (tags = Object.keys(categories)) =>
  items
    .map(([img, details, tag, year], i) => ({
      id: img,
      picture: plate(img),
      details,
      tag,
      category: categories[tag],
      year: String(year),
      link: i % 2 ? '/project-details-2' : '/project-details',
    }))
    .filter(({ tag }) => tags.includes(tag))

export const projectFilters = (tags: Tag[]) => tags.map((tag) => ({ tag, name: categories[tag] }))

/** As a gallery shows them. */
export const galleryProjects = (tags?: string[]) =>
  projectItems(tags).map(({ id, picture: { id: _, caption, credit, ...picture }, details, tag, link }) => ({
    id,
    picture,
    details,
    tags: [tag],
    name: 'See the project',
    link,
  }))

/** As a row of three with category and year shows them. */
export const moreProjects = (ids: string[]) =>
  ids
    .flatMap((id) => projectItems().filter((item) => item.id === id))
    .map(({ id, picture, details, category, year, link }) => ({
      id,
      picture,
      title: details,
      stage: category,
      due: year,
      link,
    }))

/** As a filmstrip and as works on a wall show them. */
export const projectFrames = () =>
  projectItems().map(({ id, picture, details, category, year, link }) => ({
    id,
    picture,
    title: details,
    meta: `${category}, ${year}`,
    to: link,
  }))
