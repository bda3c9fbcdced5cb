// What is not wrong and would be better otherwise: lengths, and facts that say one thing here and another there. What ships
// has nothing of it; the owner's texts may, and `npm run launch` then says so.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from './content.ts'
import { plainText } from './markdown.ts'
import { readQuote } from './quote-content.ts'
import { readAbout, readBoxes, readHome, readNews, readPages, readPhotos, readProjects, readServices } from './read.ts'
import { readSettings } from './settings.ts'

export type Advice = { file: string; field: string; why: string }

export const advice = (): Advice[] => [...lengths(), ...descriptions(), ...boxes(), ...pictures(), ...years()]

const wordsOf = (text: string) => plainText(text).split(' ').length

function lengths(): Advice[] {
  const texts = [
    ...readServices().map(({ file, body }) => ({ file, words: wordsOf(body), least: 350, most: 600 })),
    ...readNews().map(({ file, body }) => ({ file, words: wordsOf(body), least: 700, most: 1000 })),
  ]
  return texts
    .filter(({ words, least, most }) => words < least || words > most)
    .map(({ file, words, least, most }) => ({
      file,
      field: 'text',
      why: `has ${words} words; ${least} to ${most} read well`,
    }))
}

/** What search engines show under a title is of this page alone. */
function descriptions(): Advice[] {
  const all = [
    { file: 'content/home.yaml', description: readHome().description },
    { file: 'content/about.yaml', description: readAbout().description },
    { file: 'content/quote.yaml', description: readQuote().description },
    ...readServices(),
    ...readNews(),
  ]
  return all.flatMap(({ file, description }, i) => {
    const other = all.slice(0, i).find((one) => one.description === description)
    return other ? [{ file, field: 'description', why: `is that of ${other.file}` }] : []
  })
}

function boxes(): Advice[] {
  const teasers = new Map(readServices().map(({ slug, teaser }) => [`/${slug}`, teaser]))
  return readBoxes().boxes.items.flatMap(({ id, link, text }) => {
    const teaser = teasers.get(link)
    if (!teaser || teaser === text) return []
    return [{ file: 'content/boxes.yaml', field: `boxes.items ${id}`, why: `says other than the service, “${teaser}”` }]
  })
}

/** Pictures that stand in two places, and of works whose words do not name their wood. */
function pictures(): Advice[] {
  const photos = readPhotos()
  const inText = (body: string) => [...body.matchAll(/\(photo:([a-z0-9-]+)/g)].map(([, id]) => id as string)
  const home = readHome()
  const { banner, story, quality } = readAbout()
  const works = readProjects().flatMap(({ picture, before, wood }) =>
    [picture, ...(before ? [before] : [])].map(({ id }) => ({ id, wood })),
  )
  const slots = [
    ...home.slides.map(({ picture }) => picture),
    ...[home.about.picture, banner.picture, story.picture, quality.picture, readPages().contact.picture],
    ...readServices().flatMap(({ pictures }) => pictures),
    ...works,
    ...readNews().flatMap(({ picture, body }) => [picture, ...inText(body)]),
  ].map((slot) => (typeof slot === 'string' ? slot : slot.id))
  const twice = new Set(slots.filter((id, i) => slots.indexOf(id) !== i))
  const file = 'content/photos.yaml'
  return [
    ...[...twice].map((id) => ({ file, field: id, why: 'stands in two places of the site' })),
    ...works
      .filter(({ id, wood }) => !photos[id]?.alt.toLowerCase().includes(wood.toLowerCase()))
      .map(({ id, wood }) => ({ file, field: `${id}.alt`, why: `does not name its wood, “${wood}”` })),
  ]
}

/** Years that are typed, and will be others next year. */
function years(): Advice[] {
  const { years } = readSettings()
  const typed = new RegExp(`\\b${years} (años|years)\\b`)
  return readdirSync(contentFolder(), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml)$/.test(name) && typed.test(readFileSync(join(contentFolder(), name), 'utf8')))
    .map((name) => ({ file: `content/${name}`, field: 'text', why: `says ${years} años; {{years}} stays true` }))
}
