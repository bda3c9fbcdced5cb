// Every file of content/ that the owner's desk shows as a form, each with the schema by which the build checks it.

import type { z } from 'zod'
import { longDay } from '#words/day-words.ts'
import { folderWords, startWords as start, type TextName, textWords } from '#words/desk-text-words.ts'
import { findingWords as w } from '#words/finding-words.ts'
import { Answers } from './answers.ts'
import { missingPrices } from './condition-texts.ts'
import { unknownServices, wrongTravels } from './conditions.ts'
import { Conditions, HowWeWork } from './conditions-schema.ts'
import { DesignPage } from './design-page.ts'
import { DesignPrices } from './design-prices.ts'
import { checkBySchema, contentFindings, type Finding, findingIn, markdownFindings } from './findings.ts'
import { Holidays } from './holidays.ts'
import { Passages } from './legal-passages.ts'
import { Mails } from './mails.ts'
import { Pages } from './pages.ts'
import { Quote, unknownPrices } from './quote-content.ts'
import { unknownDesigns } from './reckoned-prices.ts'
import * as schemas from './schema.ts'
import { Settings } from './settings.ts'
import { Storage } from './stored-items.ts'

const files: Record<TextName, z.ZodType> = {
  home: schemas.Home,
  about: schemas.About,
  'how-we-work': HowWeWork,
  facts: schemas.Facts,
  testimonials: schemas.Testimonials,
  boxes: schemas.Boxes,
  pages: Pages,
  shell: schemas.Shell,
  conditions: Conditions,
  'design-prices': DesignPrices,
  settings: Settings,
  holidays: Holidays,
  quote: Quote,
  design: DesignPage,
  mails: Mails,
  answers: Answers,
  'legal/passages': Passages,
  'legal/storage': Storage,
}

export type FolderName = keyof typeof folderWords
interface Folder {
  schema: z.ZodType
  /** Which field must be the entry's own, and which one names it in a list. */
  key: 'slug' | 'id'
  title: 'title' | 'details'
  /** Whether it may be added to and taken from. */
  grows: boolean
}
export const folders: Record<FolderName, Folder> = {
  services: { schema: schemas.Service, key: 'slug', title: 'title', grows: true },
  projects: { schema: schemas.Project, key: 'id', title: 'details', grows: true },
  news: { schema: schemas.Article, key: 'slug', title: 'title', grows: true },
  legal: { schema: schemas.Legal, key: 'slug', title: 'title', grows: false },
}

/** Settings, holidays, conditions, the figures of the design tool, what is law and the mails, by which people sign in, are the owner's. */
const ownersOnly: readonly string[] = ['settings', 'holidays', 'conditions', 'design-prices', 'mails']
const isOwners = (text: string) => ownersOnly.includes(text) || text.startsWith('legal/')

/** A file that has a form. `path` is relative to content/. */
export interface Editable {
  path: string
  schema: z.ZodType
  ownersOnly: boolean
  name: string
  about: string
  group: string
  /** Of an entry of a folder. */
  folder?: FolderName
}

const entryName = /^[a-z0-9][a-z0-9-]{0,80}\.md$/

/** What the desk may edit at a path; undefined where it may not. */
export function editableAt(path: string): Editable | undefined {
  const [folder = '', name = '', ...rest] = path.split('/')
  if (isFolder(folder) && entryName.test(name) && rest.length === 0) {
    const { schema } = folders[folder]
    const { group, one } = folderWords[folder]
    return { path, schema, ownersOnly: folder === 'legal', name: one, about: '', group, folder }
  }
  const text = path.replace(/\.yaml$/, '')
  if (text === path || !isText(text)) return undefined
  return { path, schema: files[text], ownersOnly: isOwners(text), ...textWords[text] }
}

export const isFolder = (name: string): name is FolderName => Object.hasOwn(folders, name)
const isText = (name: string): name is TextName => Object.hasOwn(files, name)

/** The single files, in the desk's order. */
export const editableTexts = (): Editable[] =>
  Object.keys(textWords).flatMap((name) => editableAt(`${name}.yaml`) ?? [])

/** What else of content/ a file must agree with. */
export interface Surroundings {
  hasPicture: (id: string) => boolean
  /** Slugs or ids of the other entries of the file's folder. */
  taken: readonly string[]
  services: readonly string[]
  conditions: unknown
}

/** Everything that is wrong with a file: its fields, its text, what it names. The same checks stop the build. */
export function findingsOf({ path, schema, folder }: Editable, value: unknown, body: string, around: Surroundings) {
  const file = `content/${path}`
  const checked = checkBySchema(schema, value, file)
  const content = folder
    ? markdownFindings(value, body, file, around.hasPicture)
    : contentFindings(value, file, around.hasPicture)
  const findings = [...checked.findings, ...content, ...(folder ? takenKey(folder, value, file, around) : [])]
  return checked.findings.length > 0 ? findings : [...findings, ...unknownReferences(path, checked.value, around)]
}

function takenKey(folder: FolderName, value: unknown, file: string, { taken }: Surroundings): Finding[] {
  const { key } = folders[folder]
  const own = (value as Record<string, unknown> | null)?.[key]
  if (typeof own !== 'string' || !taken.includes(own)) return []
  return [findingIn(file, [key], `"${key}" is "${own}", which another has already.`, w.taken(own))]
}

function unknownReferences(path: string, value: unknown, { services, conditions }: Surroundings): Finding[] {
  if (path === 'conditions.yaml') {
    const own = Conditions.parse(value)
    return [...unknownServices(own, services), ...wrongTravels(own), ...unknownDesigns(own), ...missingPrices(own)]
  }
  const known = path === 'quote.yaml' ? Conditions.safeParse(conditions) : undefined
  return known?.success ? unknownPrices(Quote.parse(value), known.data) : []
}

interface Start {
  title: string
  slug: string
  /** How many entries there are already, and a picture that there is. */
  count: number
  picture: string
  /** Day of today, ISO. */
  today: string
}

/** What a new entry of a folder begins with: as little as the check lets pass. */
export function startOf(folder: FolderName, { title, slug, count, picture, today }: Start) {
  const step = { title: start.item, text: start.item }
  const faq = { question: start.item, answer: start.item }
  const values: Record<string, Record<string, unknown>> = {
    services: {
      ...{ slug, order: count + 1, title, teaser: start.teaser, description: start.description, tag: null },
      ...{ pictures: [picture, picture, picture], woods: [start.item], finishes: [start.item] },
      ...{ process: [step, step, step], faqs: [faq, faq, faq], message: start.message },
    },
    projects: {
      ...{ id: slug, img: picture, details: title, tag: 'carpinteria', place: start.item },
      ...{ year: Number(today.slice(0, 4)), wood: start.item },
    },
    news: {
      ...{ slug, title, text: start.teaser, description: start.description },
      ...{ date: longDay(new Date(today)), dateTime: today, img: picture },
    },
  }
  // A project has a page only once somebody has told how it was made.
  return { value: values[folder] ?? {}, body: folder === 'projects' ? '' : start.text }
}

/** Fields of a text that still say what they began with; `body` is the text of a Markdown file. */
export function fillersIn(value: unknown, body = '', path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'object' && value !== null)
    return [
      ...Object.entries(value).flatMap(([key, child]) =>
        fillersIn(child, '', [...path, Array.isArray(value) ? Number(key) : key]),
      ),
      ...(body.includes(start.text) ? [['body']] : []),
    ]
  return fillers.includes(String(value)) ? [[...path]] : []
}

const fillers: readonly string[] = [start.teaser, start.description, start.item, start.text]
