// How a collection is read and checked: every mistake of it at once.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { findingWords as w } from '#words/finding-words.ts'
import { contentFile, contentFolder, once } from './content.ts'
import {
  ContentError,
  checkBySchema,
  contentFindings,
  type Finding,
  findingIn,
  markdownFindings,
  throwIfAny,
} from './findings.ts'
import { Photo } from './schema.ts'

/** All pictures of the site by id. */
export const readPhotos = (): Record<string, Photo> =>
  once('photos', () => {
    const file = 'content/photos.yaml'
    const raw = readYaml(file)
    if (typeof raw !== 'object' || raw === null)
      throw new ContentError([
        { file, path: [], sentence: `${file} is empty; expected one entry per picture.`, spanish: w.missing },
      ])
    const all = Object.entries(raw).map(([id, entry]) => ({ id, ...checkBySchema(Photo, entry, `${file} (${id})`) }))
    throwIfAny(all.flatMap(({ id, findings }) => findings.map((one) => ({ ...one, file, path: [id, ...one.path] }))))
    return Object.fromEntries(all.map(({ id, value }) => [id, value as Photo]))
  })

const isKnown = (id: string) => readPhotos()[id] !== undefined

/** A collection that is one YAML file of content/, by its path without the ending. */
export const readOne = <T extends z.ZodType>(name: string, schema: T): z.infer<T> =>
  once(`${name}.yaml`, () => {
    const file = `content/${name}.yaml`
    const raw = readYaml(file)
    const { value, findings } = checkBySchema(schema, raw, file)
    throwIfAny([...findings, ...contentFindings(raw, file, isKnown)])
    return value as z.infer<T>
  })

type FolderEntry<T extends z.ZodType> = z.infer<T> & { body: string; file: string }

/** Each Markdown file of a folder, in the order of their names: front matter by schema, the rest as `body`; `key` must be unique. */
export const readFolder = <T extends z.ZodType>(folder: string, schema: T, key: 'slug' | 'id') =>
  once(`${folder}/`, () => {
    const directory = join(contentFolder(), folder)
    const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.md')) : []
    const all: Finding[] = []
    const taken = new Map<unknown, string>()
    const entries = names.sort().map((name) => {
      const file = `content/${folder}/${name}`
      const { front, body, unreadable } = splitFrontMatter(readFileSync(join(directory, name), 'utf8'), file)
      const { value, findings } = checkBySchema(schema, front, file)
      all.push(...unreadable, ...findings, ...markdownFindings(front, body, file, isKnown))
      const own = (front as Record<string, unknown> | null)?.[key]
      const other = taken.get(own)
      const why = `"${key}" is "${own}", which ${other} has already; expected one of its own.`
      if (other) all.push(findingIn(file, [key], why, w.taken(String(own))))
      else if (own) taken.set(own, file)
      return Object.assign({}, value, { body, file })
    })
    throwIfAny(all)
    return entries as FolderEntry<T>[]
  })

/** Front matter and text of a Markdown file as they stand there; undefined where it begins without. */
export function partsOf(source: string): { front: string; body: string } | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/.exec(source)
  return match ? { front: match[1] ?? '', body: match[2] ?? '' } : undefined
}

function splitFrontMatter(source: string, file: string): { front: unknown; body: string; unreadable: Finding[] } {
  const parts = partsOf(source)
  if (!parts)
    throw unreadable(file, 'begins without front matter; expected "---", the fields, "---" and then the text.')
  try {
    return { front: parse(parts.front), body: parts.body.trim(), unreadable: [] }
  } catch (error) {
    const { findings } = unreadable(file, `the fields cannot be read: ${reason(error)}`)
    return { front: null, body: '', unreadable: findings }
  }
}

function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(contentFile(file), 'utf8'))
  } catch (error) {
    throw unreadable(file, reason(error), ' cannot be read: ')
  }
}

const unreadable = (file: string, why: string, between = ': ') =>
  new ContentError([{ file, path: [], sentence: `${file}${between}${why}`, spanish: w.unreadable(why) }])

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
