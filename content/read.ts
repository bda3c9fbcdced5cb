import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { About, Article, Boxes, Facts, Home, Legal, Photo, Project, Service, Testimonials } from './schema.ts'
import { describeIssue } from './settings.ts'

const categoryNames = { carpinteria: 'Carpintería', ebanisteria: 'Ebanistería', interiorismo: 'Interiorismo', restauracion: 'Restauración' }

/** All pictures of the site by id. */
export const readPhotos = (root?: string) =>
  remember('photos', root, (at) => {
    const file = 'content/photos.yaml'
    const raw = readYaml(at, file)
    if (typeof raw !== 'object' || raw === null) throw new Error(`${file} is empty; expected one entry per picture.`)
    return Object.fromEntries(Object.entries(raw).map(([id, entry]) => [id, check(Photo, entry, `${file} (${id})`)]))
  })

export const readHome = (root?: string) => readOne('home', Home, root)
export const readFacts = (root?: string) => readOne('facts', Facts, root)
export const readTestimonials = (root?: string) => readOne('testimonials', Testimonials, root)
export const readBoxes = (root?: string) => readOne('boxes', Boxes, root)
export const readAbout = (root?: string) => readOne('about', About, root)

/** Services in their order. Adding one is adding a file to content/services/. */
export const readServices = (root?: string): Service[] =>
  remember('services', root, (at) => {
    const services = readFolder('services', Service, at).sort((a, b) => a.order - b.order)
    demandUnique(services, 'slug')
    return services
  })
export const readService = (slug: string, root?: string) => readServices(root).find((service) => service.slug === slug)

/** Articles in the order of their files, numbered from 01. */
export const readNews = (root?: string): Article[] =>
  remember('news', root, (at) => {
    const articles = readFolder('news', Article, at)
    demandUnique(articles, 'slug')
    return articles.map((article, i) => ({ ...article, postCount: String(i + 1).padStart(2, '0'), link: `/${article.slug}` }))
  })
export const readArticle = (slug: string, root?: string) => readNews(root).find((article) => article.slug === slug)

/** Projects of the gallery in the order of their files. */
export const readProjects = (root?: string): Project[] =>
  remember('projects', root, (at) => {
    const projects = readFolder('projects', Project, at)
    demandUnique(projects, 'id')
    return projects.map((project) => ({ ...project, name: categoryNames[project.tag[0]], link: `/${project.tag[0]}` }))
  })

export const readLegal = (slug: string, root?: string): Legal | undefined =>
  remember('legal', root, (at) => readFolder('legal', Legal, at)).find((page) => page.slug === slug)

/** Filters of the gallery: the tags with their names. */
export const galleryFilters = () => Object.entries(categoryNames).map(([tag, name]) => ({ tag, name }))

// ——— reading and checking ———

const memory = new Map<string, unknown>()

function remember<T>(name: string, root: string | undefined, read: (root: string) => T): T {
  const at = root ?? process.cwd()
  const key = `${at}:${name}`
  if (!memory.has(key)) memory.set(key, read(at))
  return memory.get(key) as T
}

function readOne<T extends z.ZodType>(name: string, schema: T, root?: string): z.infer<T> {
  return remember(name, root, (at) => {
    const value = check(schema, readYaml(at, `content/${name}.yaml`), `content/${name}.yaml`)
    checkPhotos(value, `content/${name}.yaml`, at)
    return value
  })
}

/** Reads each Markdown file of a folder: front matter by schema, the rest as `body`. */
function readFolder<T extends z.ZodType>(folder: string, schema: T, root: string): (z.infer<T> & { body: string; file: string })[] {
  const directory = join(root, 'content', folder)
  const files = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.md')).sort() : []
  const errors: string[] = []
  const entries = files.flatMap((name) => {
    const file = `content/${folder}/${name}`
    try {
      const [front, body] = splitFrontMatter(readFileSync(join(directory, name), 'utf8'), file)
      const entry = check(schema, parse(front), file) as z.infer<T>
      checkPhotos(entry, file, root)
      checkBodyPhotos(body, file, root)
      return [Object.assign({}, entry, { body, file })]
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error))
      return []
    }
  })
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return entries
}

function splitFrontMatter(source: string, file: string): [front: string, body: string] {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source)
  if (!match) throw new Error(`${file}: begins without front matter; expected "---", the fields, "---" and then the text.`)
  return [match[1] ?? '', (match[2] ?? '').trim()]
}

function readYaml(root: string, file: string): unknown {
  try {
    return parse(readFileSync(join(root, file), 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

function check<T extends z.ZodType>(schema: T, value: unknown, file: string): z.infer<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Error(result.error.issues.map((issue) => describeIssue(file, value, issue)).join('\n'))
}

const photoFields = new Set(['img', 'bgImg', 'picture', 'pictures'])

/** Every field that names a picture must name one of photos.yaml. */
function checkPhotos(value: unknown, file: string, root: string, where = '') {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    const at = where ? `${where}.${key}` : key
    if (photoFields.has(key)) for (const id of [child].flat()) demandPhoto(id, at, file, root)
    else checkPhotos(child, file, root, at)
  }
}

function checkBodyPhotos(body: string, file: string, root: string) {
  for (const [, id] of body.matchAll(/!\[[^\]]*\]\(photo:([^)]*)\)/g)) demandPhoto(id, 'body', file, root)
}

function demandPhoto(id: unknown, field: string, file: string, root: string) {
  if (typeof id === 'string' && readPhotos(root)[id]) return
  throw new Error(`${file}: "${field}" is ${JSON.stringify(id)}; expected the id of a picture in content/photos.yaml.`)
}

function demandUnique<K extends string>(entries: (Record<K, string> & { file: string })[], key: K) {
  const seen = new Map<string, string>()
  for (const entry of entries) {
    const other = seen.get(entry[key])
    if (other) throw new Error(`${entry.file}: "${key}" is "${entry[key]}", which ${other} has already; expected one of its own.`)
    seen.set(entry[key], entry.file)
  }
}
