// The only place that knows the shape of what stands in content/.
import { z } from 'zod'

const text = z.string().min(1, { error: 'a text that is not empty' })
const photo = text // id of an entry in photos.yaml; read.ts checks that it exists
const slug = z.string().regex(/^[a-z0-9-]+$/, { error: 'small letters, digits and hyphens' })
const path = z.string().regex(/^\/[a-z0-9-/#?=]*$/i, { error: 'a path such as /contacto' })
const isoDate = z.iso.date({ error: 'a date such as 2023-06-12' })
const unit = z.number().min(0, { error: 'a number from 0 to 1' }).max(1, { error: 'a number from 0 to 1' })
const pixels = z.int({ error: 'a whole number of pixels' }).positive({ error: 'a whole number of pixels' })

export const projectTags = ['carpinteria', 'ebanisteria', 'interiorismo', 'restauracion'] as const
const projectTag = z.enum(projectTags, { error: `one of ${projectTags.join(', ')}` })

export const Photo = z.strictObject({
  alt: text,
  caption: text,
  credit: text,
  focal: z.tuple([unit, unit]).default([0.5, 0.5]),
  size: z.tuple([pixels, pixels]),
})
export type Photo = z.infer<typeof Photo>

/** `*words*` become the italic accent, a new line breaks the headline. */
const head = z.strictObject({ kicker: text, title: text, text: text.optional() })

export const Home = z.strictObject({
  description: z.string().min(70, { error: '70 to 160 characters' }).max(160, { error: '70 to 160 characters' }),
  sliderLabel: text,
  slides: z.array(z.strictObject({ id: slug, bgImg: photo, name: text, links: path, linkName: text })).length(3),
  services: head,
  about: z.strictObject({
    kicker: text, title: text, picture: photo, paragraphs: z.array(text).nonempty(),
    quote: z.strictObject({ text, author: text }), link: z.strictObject({ to: path, name: text }),
  }),
  factsLabel: text,
  gallery: head,
  news: head.extend({ all: text }),
  contact: head.extend({ text }),
})
export type Home = z.infer<typeof Home>

export const FunFact = z.strictObject({ id: slug, contentName: text, contentNumber: z.int(), plus: z.boolean().default(false) })
export const Fact = z.strictObject({ id: slug, contentName: text, contentNumber: z.int(), img: photo.optional() })
export const Facts = z.strictObject({ label: text, strip: z.array(Fact).length(4), counters: z.array(FunFact).length(4) })
export type Facts = z.infer<typeof Facts>

export const Testimonials = z.strictObject({
  kicker: text,
  /** How opinions are checked (consumer law). */
  note: text,
  quotes: z.array(z.strictObject({ quote: text, author: text, profession: text, sample: z.boolean() })).length(3),
})
export type Testimonials = z.infer<typeof Testimonials>

export const Boxes = z.strictObject({
  boxes: head.extend({ items: z.array(z.strictObject({ id: slug, title: text, text, link: path })).length(6) }),
  running: head.extend({
    items: z.array(z.strictObject({ id: slug, title: text, stage: text, due: text, link: path, img: photo })).min(1),
  }),
})
export type Boxes = z.infer<typeof Boxes>

const description = z.string().min(70, { error: '70 to 160 characters' }).max(160, { error: '70 to 160 characters' })

export const Service = z.strictObject({
  slug,
  order: z.int({ error: 'a whole number' }),
  title: text,
  teaser: z.string().min(1, { error: 'a text that is not empty' }).max(160, { error: 'at most 160 characters' }),
  description,
  /** Gallery tag whose projects the page shows; null where none fits. */
  tag: projectTag.nullable(),
  pictures: z.array(photo).min(3, { error: 'at least three photo ids' }),
  woods: z.array(text).nonempty(),
  finishes: z.array(text).nonempty(),
  process: z.array(z.strictObject({ title: text, text })).min(3, { error: 'at least three steps' }),
  faqs: z.array(z.strictObject({ question: text, answer: text })).min(3, { error: 'at least three questions' }),
  /** First words of the enquiry's message on this page. */
  message: text,
})
export type Service = z.infer<typeof Service> & { body: string; file: string }

export const Article = z.strictObject({
  slug,
  title: text,
  text,
  description,
  date: text,
  dateTime: isoDate,
  img: photo,
})
export type Article = z.infer<typeof Article> & { body: string; file: string; /** 01, 02, … in the order of the files. */ postCount: string; link: string }

export const Project = z.strictObject({
  id: slug,
  img: photo,
  details: text,
  tag: z.array(projectTag).nonempty({ error: `one or more of ${projectTags.join(', ')}` }),
  place: text,
  year: z.int({ error: 'a year' }).min(1990, { error: 'a year' }),
  wood: text,
})
export type Project = z.infer<typeof Project> & { file: string; /** Category label and its page, from the first tag. */ name: string; link: string }

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
