// How a collection is read and checked: every mistake of it becomes one sentence, all of them one error.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { cached } from './cache.ts'
import { contentFile, contentFolder } from './content-folder.ts'
import { checkBySchema, contentFindings, type Finding, markdownFindings } from './findings.ts'
import { Photo } from './schema.ts'

/** All pictures of the site by id. */
export const readPhotos = (root?: string): Record<string, Photo> =>
  cached('photos', root, (at) => {
    const file = 'content/photos.yaml'
    const raw = readYaml(at, file)
    if (typeof raw !== 'object' || raw === null) throw new Error(`${file} is empty; expected one entry per picture.`)
    const errors: string[] = []
    const photos = Object.entries(raw).map(([id, entry]) => [id, check(Photo, entry, `${file} (${id})`, errors)])
    throwIfAny(errors)
    return Object.fromEntries(photos)
  })

/** A collection that is one YAML file of content/, by its path without the ending. */
export function readOne<T extends z.ZodType>(name: string, schema: T, root?: string): z.infer<T> {
  return cached(name, root, (at) => {
    const file = `content/${name}.yaml`
    const errors: string[] = []
    const value = readYaml(at, file)
    const checked = check(schema, value, file, errors)
    const isKnown = (id: string) => readPhotos(at)[id] !== undefined
    errors.push(...sentences(contentFindings(value, file, isKnown)))
    throwIfAny(errors)
    return checked as z.infer<T>
  })
}

type FolderEntry<T extends z.ZodType> = z.infer<T> & { body: string; file: string }

/** Each Markdown file of a folder, in the order of their names: front matter by schema, the rest as `body`; `key` must be unique. */
export function readFolder<T extends z.ZodType>(folder: string, schema: T, key: 'slug' | 'id', root?: string) {
  return cached(folder, root, (at) => {
    const directory = join(contentFolder(at), folder)
    const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.md')) : []
    const errors: string[] = []
    const taken = new Map<unknown, string>()
    const entries = names.sort().map((name) => {
      const file = `content/${folder}/${name}`
      const { front, body } = splitFrontMatter(readFileSync(join(directory, name), 'utf8'), file, errors)
      const entry = check(schema, front, file, errors)
      const isKnown = (id: string) => readPhotos(at)[id] !== undefined
      errors.push(...sentences(markdownFindings(front, body, file, isKnown)))
      const own = (front as Record<string, unknown> | null)?.[key]
      const other = taken.get(own)
      if (other) errors.push(`${file}: "${key}" is "${own}", which ${other} has already; expected one of its own.`)
      else if (own) taken.set(own, file)
      return Object.assign({}, entry, { body, file })
    })
    throwIfAny(errors)
    return entries as FolderEntry<T>[]
  })
}

export function throwIfAny(errors: string[]) {
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

function readYaml(root: string | undefined, file: string): unknown {
  try {
    return parse(readFileSync(contentFile(file, root), 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read: ${reason(error)}`)
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

function check<T extends z.ZodType>(schema: T, value: unknown, file: string, errors: string[]): z.infer<T> | undefined {
  const checked = checkBySchema(schema, value, file)
  errors.push(...sentences(checked.findings))
  return checked.value
}

const sentences = (findings: Finding[]) => findings.map(({ sentence }) => sentence)
