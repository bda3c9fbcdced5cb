// The only place that knows the shape of what stands in content/; the English pages have theirs in template/schema.ts.
import { z } from 'zod'
import {
  description,
  faq,
  head,
  isoDate,
  link,
  path,
  photo,
  pixels,
  sameDay,
  slug,
  step,
  teaser,
  text,
  unit,
  whole,
} from './fields.ts'

export const projectTags = ['carpinteria', 'ebanisteria', 'interiorismo', 'restauracion'] as const
const projectTag = z.enum(projectTags, { error: `one of ${projectTags.join(', ')}` })
const tagsWanted = { error: `one or more of ${projectTags.join(', ')}, with spaces between` }
const tagList = z.array(projectTag).nonempty(tagsWanted)
const tagWords = z.string().transform((words) => words.trim().split(/\s+/))

/** The drawings there are; a service without one of its own gets the joiner's plane. */
const serviceIcons = ['puerta', 'aparador', 'sierra', 'pistola', 'silla', 'estancia', 'cepillo'] as const

/** What a caption says of a picture that is no photograph. */
export const renderMark = 'Recreación 3D'

const photoShape = z.strictObject({
  alt: text,
  caption: text,
  kind: z.enum(['render', 'photograph'], { error: '"render" or "photograph"' }).default('render'),
  /** Where the job or the room is that the picture shows. */
  place: text.optional(),
  /** Texts on English pages, where the others are Spanish. */
  en: z.strictObject({ alt: text, caption: text }).optional(),
  credit: text,
  focal: z.tuple([unit, unit]).default([0.5, 0.5]),
  size: z.tuple([pixels, pixels]),
})

export const Photo = photoShape.check(({ value, issues }) => {
  if (value.kind !== 'photograph' || !/^render\b/i.test(value.credit)) return
  issues.push({ code: 'custom', path: ['credit'], input: value.credit, message: 'whoever took the photograph' })
})
export type Photo = z.infer<typeof Photo>

export const Home = z.strictObject({
  description,
  sliderLabel: text,
  slides: z.array(z.strictObject({ id: slug, bgImg: photo, name: text, links: path, linkName: text })).length(3),
  services: head,
  about: z.strictObject({
    kicker: text,
    title: text,
    picture: photo,
    paragraphs: z.array(text).nonempty(),
    quote: z.strictObject({ text, author: text }),
    link,
  }),
  factsLabel: text,
  gallery: head,
  news: head.extend({ all: text }),
  contact: head.extend({ text }),
})
export type Home = z.infer<typeof Home>

/** What the header, the side panel, the cookie banner and the footer say. */
export const Shell = z.strictObject({ greeting: text, cookies: text, rights: text })
export type Shell = z.infer<typeof Shell>

export const FunFact = z.strictObject({
  id: slug,
  contentName: text,
  contentNumber: whole,
  plus: z.boolean().default(false),
})
/** Numbers that are counted, so that they stay true: years of the settings, materials and finishes of all services. */
const counted = ['años', 'maderas', 'acabados'] as const
const factNumber = z.union([whole, z.enum(counted)], { error: `a whole number, or one of ${counted.join(', ')}` })
export type FactNumber = z.infer<typeof factNumber>
const Fact = z.strictObject({
  id: slug,
  contentName: text,
  contentNumber: factNumber,
  /** What the number counts. */
  unit: text,
  img: photo,
})
export const Facts = z.strictObject({
  label: text,
  strip: z.array(Fact).length(4),
  /** The figures are not yet confirmed: advertising must be able to prove them. */
  countersSample: z.boolean({ error: 'true until the figures are confirmed, else false' }),
  counters: z.array(FunFact).length(4),
})
export type Facts = z.infer<typeof Facts>

export const Testimonials = z.strictObject({
  kicker: text,
  /** How opinions are checked (consumer law). */
  note: text,
  quotes: z
    .array(
      z.strictObject({
        quote: text,
        author: text,
        profession: text,
        /** Not a real customer's. */ sample: z.boolean(),
      }),
    )
    .length(3),
})
export type Testimonials = z.infer<typeof Testimonials>

export const Boxes = z.strictObject({
  boxes: head.extend({ items: z.array(z.strictObject({ id: slug, title: text, text, link: path })).length(6) }),
  running: head.extend({
    items: z
      .array(z.strictObject({ id: slug, title: text, stage: text, due: text, link: path, img: photo }))
      .nonempty(),
  }),
})
export type Boxes = z.infer<typeof Boxes>

export const Service = z.strictObject({
  slug,
  order: whole,
  title: text,
  teaser,
  description,
  /** Gallery tag whose projects the page shows; null where none fits. */
  tag: projectTag.nullable(),
  icon: z.enum(serviceIcons, { error: `one of ${serviceIcons.join(', ')}` }).default('cepillo'),
  pictures: z.array(photo).min(3, { error: 'at least three photo ids' }),
  /** What stands over the two lists below, where it is not woods and finishes. */
  labels: z.strictObject({ woods: text, finishes: text }).default({ woods: 'Maderas', finishes: 'Acabados' }),
  woods: z.array(text).nonempty(),
  finishes: z.array(text).nonempty(),
  process: z.array(step).min(3, { error: 'at least three steps' }),
  faqs: z.array(faq).min(3, { error: 'three to five questions' }).max(5, { error: 'three to five questions' }),
  /** First words of the enquiry's message on this page. */
  message: text,
})
export type Service = z.infer<typeof Service> & { body: string; file: string }

export const Article = z
  .strictObject({ slug, title: text, text, description, date: text, dateTime: isoDate, img: photo })
  .check(sameDay('es-ES'))
export type Article = z.infer<typeof Article> & {
  body: string
  file: string
  /** 01, 02, … in the order of the files. */
  postCount: string
  link: string
}

export const Project = z.strictObject({
  id: slug,
  img: photo,
  /** The piece as it came to the workshop. */
  before: photo.optional(),
  details: text,
  /** Space-separated, or a list. */
  tag: z.union([tagList, tagWords.pipe(tagList)], tagsWanted),
  place: text,
  year: z.int({ error: 'a year' }).min(1990, { error: 'a year' }),
  wood: text,
})
export type Project = Omit<z.infer<typeof Project>, 'place' | 'year'> & {
  file: string
  /** Name of the piece, and of its place where the picture is a photograph of it. */
  title: string
  /** Caption: the title, or for a render the title with the words that say so. */
  details: string
  /** Wood and, of a photographed piece, the year. */
  facts: string
  /** Of a photographed piece only: a render is nowhere and of no year. */
  place?: string
  year?: number
  /** Category label and its page, from the first tag. */
  name: string
  link: string
}

export const About = z.strictObject({
  description,
  banner: z.strictObject({ title: text, text, picture: photo }),
  services: head,
  story: z.strictObject({ kicker: text, title: text, paragraphs: z.array(text).nonempty(), picture: photo }),
  quality: z.strictObject({ kicker: text, title: text, text, picture: photo }),
  contact: head.extend({ text }),
})
export type About = z.infer<typeof About>

export const Legal = z.strictObject({ slug, title: text, description, updated: isoDate })
export type Legal = z.infer<typeof Legal> & { body: string }
