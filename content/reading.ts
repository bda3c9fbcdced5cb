// How a collection is read and checked: every mistake of it becomes one sentence, all of them one error.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { placeholder, placeholderKeys } from './placeholder-keys.ts'
import { Photo } from './schema.ts'
import { describeIssue, expectation } from './settings.ts'

/**
 * The build has this file in memory several times: for its configuration, for the pages, for what follows them. They share
 * what has been read. In development each reads anew, as its code may have changed.
 */
const shared = globalThis as { contentMemory?: Map<string, unknown> }
if (process.env.NODE_ENV === 'production') shared.contentMemory ??= new Map()
const memory = shared.contentMemory ?? new Map<string, unknown>()

/** Reads once per process and root. */
export function remember<T>(name: string, root: string | undefined, read: (root: string) => T): T {
  const at = root ?? process.cwd()
  const key = `${at}:${name}`
  if (!memory.has(key)) memory.set(key, read(at))
  return memory.get(key) as T
}

/** All pictures of the site by id. */
export const readPhotos = (root?: string): Record<string, Photo> =>
  remember('photos', root, (at) => {
    const file = 'content/photos.yaml'
    const raw = readYaml(at, file)
    if (typeof raw !== 'object' || raw === null) throw new Error(`${file} is empty; expected one entry per picture.`)
    const errors: string[] = []
    const photos = Object.entries(raw).map(([id, entry]) => [id, check(Photo, entry, `${file} (${id})`, errors)])
    refuse(errors)
    return Object.fromEntries(photos)
  })

/** A collection that is one YAML file of content/, by its path without the ending. */
export function readOne<T extends z.ZodType>(name: string, schema: T, root?: string): z.infer<T> {
  return remember(name, root, (at) => {
    const file = `content/${name}.yaml`
    const errors: string[] = []
    const value = readYaml(at, file)
    const checked = check(schema, value, file, errors)
    errors.push(...deadPictures(value, file, at), ...repeatedIds(value, file), ...unknownPlaceholders(value, file))
    refuse(errors)
    return checked as z.infer<T>
  })
}

/** Reads each Markdown file of a folder: front matter by schema, the rest as `body`; `key` must be unique among them. */
export function readFolder<T extends z.ZodType>(folder: string, schema: T, key: 'slug' | 'id', root: string) {
  const directory = join(root, 'content', folder)
  const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.md')) : []
  const errors: string[] = []
  const taken = new Map<unknown, string>()
  const entries = names.sort().map((name) => {
    const file = `content/${folder}/${name}`
    const { front, body } = splitFrontMatter(readFileSync(join(directory, name), 'utf8'), file, errors)
    const entry = check(schema, front, file, errors)
    errors.push(...deadPictures(front, file, root), ...deadPicturesIn(body, file, root))
    errors.push(...unknownPlaceholders({ ...(front as object), body }, file))
    const own = (front as Record<string, unknown> | null)?.[key]
    const other = taken.get(own)
    if (other) errors.push(`${file}: "${key}" is "${own}", which ${other} has already; expected one of its own.`)
    else if (own) taken.set(own, file)
    return Object.assign({}, entry, { body, file })
  })
  refuse(errors)
  return entries as (z.infer<T> & { body: string; file: string })[]
}

export function refuse(errors: string[]) {
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

function splitFrontMatter(source: string, file: string, errors: string[]): { front: unknown; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/.exec(source)
  if (!match)
    throw new Error(`${file}: begins without front matter; expected "---", the fields, "---" and then the text.`)
  try {
    return { front: parse(match[1] ?? ''), body: (match[2] ?? '').trim() }
  } catch (error) {
    errors.push(`${file}: the fields cannot be read: ${reason(error)}`)
    return { front: null, body: '' }
  }
}

function readYaml(root: string, file: string): unknown {
  try {
    return parse(readFileSync(join(root, file), 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read: ${reason(error)}`)
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

function check<T extends z.ZodType>(schema: T, value: unknown, file: string, errors: string[]): z.infer<T> | undefined {
  const result = schema.safeParse(value, { error: expectation })
  if (result.success) return result.data
  errors.push(...result.error.issues.map((issue) => describeIssue(file, value, issue)))
}

const photoFields = new Set(['img', 'bgImg', 'picture', 'pictures', 'before'])

/** Every field that names a picture must name one of photos.yaml. */
function deadPictures(value: unknown, file: string, root: string, where = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const at = where ? `${where}.${key}` : key
    if (!photoFields.has(key)) return deadPictures(child, file, root, at)
    return [child].flat().flatMap((id) => (typeof id === 'string' ? deadPicture(id, at, file, root) : []))
  })
}

const deadPicturesIn = (body: string, file: string, root: string) =>
  [...body.matchAll(/!\[[^\]]*\]\(([^)\s]*)/g)].flatMap(([, target = '']) =>
    target.startsWith('photo:')
      ? deadPicture(target.slice('photo:'.length), 'body', file, root)
      : [`${file}: "body" has the picture "${target}"; expected photo:ID with an ID of content/photos.yaml.`],
  )

const deadPicture = (id: string, field: string, file: string, root: string) =>
  readPhotos(root)[id] ? [] : [`${file}: "${field}" is "${id}"; expected the id of a picture in content/photos.yaml.`]

/** Each `{{…}}` of a text must be one that placeholders.ts fills in. */
function unknownPlaceholders(value: unknown, file: string, where = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, child]) =>
      unknownPlaceholders(child, file, where ? `${where}.${key}` : key),
    )
  const keys = typeof value === 'string' ? [...value.matchAll(placeholder)].map(([, key = '']) => key) : []
  return keys
    .filter((key) => !(placeholderKeys as readonly string[]).includes(key))
    .map((key) => `${file}: "${where}" has {{${key}}}; expected one of ${placeholderKeys.join(', ')}.`)
}

/** Entries of a list must not share an id. */
function repeatedIds(value: unknown, file: string, where = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const taken = new Map<unknown, string>()
  return Object.entries(value).flatMap(([key, child]) => {
    const at = where ? `${where}.${key}` : key
    const inside = repeatedIds(child, file, at)
    const id = Array.isArray(value) ? (child as { id?: unknown } | null)?.id : undefined
    const other = taken.get(id)
    if (id !== undefined && !other) taken.set(id, `${at}.id`)
    if (id === undefined || !other) return inside
    return [`${file}: "${at}.id" is "${id}", which "${other}" has already; expected one of its own.`, ...inside]
  })
}
