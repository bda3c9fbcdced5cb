// Prose in which the workshop speaks of itself and which nobody there has confirmed: once published, it is a promise.
import type { Missing } from './missing.ts'
import { readAbout, readHome, readHowWeWork, readNews, readServices, readTestimonials } from './read.ts'

type Prose = { file: string; field?: string; confirmed: boolean; texts: string[] }

/** The texts that say `confirmed: false`, each with its sentences of that kind. */
export function unconfirmed(): Missing[] {
  const { about } = readHome()
  const { confirmed, banner, story, quality } = readAbout()
  const { process, ...how } = readHowWeWork()
  const { note, ...opinions } = readTestimonials()
  const answers = (service: Service) => [
    ...service.process.map(({ title, time, text }) => `${[title, time].filter(Boolean).join(', ')}: ${text}`),
    ...service.faqs.map(({ answer }) => answer),
  ]
  const prose: Prose[] = [
    {
      file: 'content/home.yaml',
      field: 'about.confirmed',
      confirmed: about.confirmed,
      texts: [about.quote.text, ...about.paragraphs],
    },
    { file: 'content/about.yaml', confirmed, texts: [...story.paragraphs, banner.text, quality.text] },
    { file: 'content/how-we-work.yaml', confirmed: how.confirmed, texts: process.steps.map(({ text }) => text) },
    { file: 'content/testimonials.yaml', confirmed: opinions.confirmed, texts: [note] },
    ...readServices().map((service) => ({ ...service, texts: [service.body, ...answers(service)] })),
    ...readNews().map(({ file, confirmed: is, body }) => ({ file, confirmed: is, texts: [body] })),
  ]
  return prose.filter((one) => !one.confirmed).map(missingProse)
}

type Service = ReturnType<typeof readServices>[number]

function missingProse({ file, field = 'confirmed', texts }: Prose): Missing {
  const facts = claims(texts)
  const [first = '', ...others] = facts
  const more = others.length
  return {
    file,
    field,
    why: `is false: nobody has confirmed “${first}”${more > 0 ? ` and ${more} more sentences` : ''}, and they bind who publishes them`,
    said: `Nadie ha confirmado «${first}»${more > 0 ? ` ni ${more} frases más` : ''}: lo que se publica, obliga.`,
    facts,
  }
}

/** First person, with the -mos of a verb or a word for "our" and "us"; or a figure. */
const own = /\b(nos|nuestr[oa]s?|voy)\b|\p{L}{2}mos\b|\d/iu

/** Its sentences in the first person or with a figure, without headings and marks; its first sentence where it has none. */
function claims(texts: string[]): string[] {
  const sentences = texts
    .flatMap((text) => text.replace(/^(#+|!\[).*$/gm, '').split(/(?<=[.?!])\s+|\n+/))
    .map((sentence) => sentence.replace(/^\s*(\d+\.|-)\s*|\*\*|\[([^\]]*)\]\([^)]*\)/g, '$2').trim())
    .filter((sentence) => sentence !== '')
  const found = sentences.filter((sentence) => own.test(sentence))
  return found.length > 0 ? found : sentences.slice(0, 1)
}

/** What says nothing to who confirms a fact. */
const silent = new Set(['id', 'service', 'sample', 'design', 'also', 'of', 'postal'])

/** The facts of a group of the conditions, a line each: an entry of a list, or a value by its name. */
export function factsOf(value: unknown, name = ''): string[] {
  if (Array.isArray(value))
    return value.every((one) => typeof one !== 'object')
      ? [`${name}: ${value.join(', ')}`]
      : value.flatMap((one) => factsOf(one))
  if (typeof value !== 'object' || value === null) return silent.has(name) ? [] : [`${name}: ${value}`]
  const told = Object.entries(value).filter(([key]) => !silent.has(key))
  const isEntry = name === '' && told.some(([key]) => key === 'name' || key === 'question' || key === 'when')
  return isEntry ? [told.map(([, one]) => one).join(' · ')] : told.flatMap(([key, one]) => factsOf(one, key))
}
