import { z } from 'zod'
import { englishRenderMark } from '#words/pictures-words.ts'
import { oneOf, photo, text } from '../fields.ts'
import { imageOf } from '../pictures.ts'
import { english } from './english.ts'

const categories = { exterior: 'Exterior', residences: 'Residences', interiors: 'Interiors', landscape: 'Landscape' }
type Tag = keyof typeof categories

const tags = Object.keys(categories) as Tag[]
const read = english(
  'projects',
  z.array(
    z.strictObject({
      picture: photo,
      details: text,
      tag: oneOf(tags),
      year: z.int({ error: 'a year' }),
    }),
  ),
)

/** The template's sample projects, those of `tags` only. */
export const projectItems = (wanted: string[] = tags) =>
  read()
    .map(({ picture, details, tag, year }, i) => ({
      id: picture.id,
      picture,
      details,
      tag,
      category: categories[tag],
      year: String(year),
      link: i % 2 ? '/project-details-2' : '/project-details',
    }))
    .filter(({ tag }) => wanted.includes(tag))

export const projectFilters = (tags: Tag[]) => tags.map((tag) => ({ tag, name: categories[tag] }))

/** As a gallery shows them. */
export const galleryProjects = (tags?: string[]) =>
  projectItems(tags).map(({ picture, details, tag, link }) => ({
    picture: imageOf(picture),
    details,
    tags: [tag],
    name: 'See the project',
    link,
    meta: englishRenderMark,
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

export type ProjectFrame = ReturnType<typeof projectFrames>[number]

/** As a filmstrip and as works on a wall show them, the newest first. */
export const projectFrames = () =>
  projectItems()
    .toSorted((a, b) => Number(b.year) - Number(a.year))
    .map(({ id, picture, details, category, year, link }) => ({
      id,
      picture,
      title: details,
      meta: `${category}, ${year} · ${englishRenderMark}`,
      to: link,
    }))
