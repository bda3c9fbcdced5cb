// What is wrong with a value of content/: an English sentence for who builds, a Spanish one for the owner's desk.
import { z } from 'zod'
import { type Field, fieldBelow } from '#contracts/desk-words.ts'
import { findingWords as w } from '#words/finding-words.ts'
import { placeholder, placeholderKeys } from './placeholder-keys.ts'
import { photoFields } from './schema.ts'

type Path = readonly PropertyKey[]

/** All but line breaks and tabs; with what XML has no place for. */
const controlCharacter = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u

export interface Finding {
  /** `content/…`; empty where it is not known. */
  file: string
  /** The keys that lead to the value; `body` is the text of a Markdown file. */
  path: Path
  /** Names file, field, what stands there and what is expected. */
  sentence: string
  /** What is wanted, for somebody who has the field before them. */
  spanish: string
}

/** @param why goes on after the file's name: what stands there and what is expected */
export const findingIn = (file: string, path: Path, why: string, spanish: string): Finding => ({
  ...{ file, path, spanish },
  sentence: `${file}: ${why}`,
})

/** Content that cannot be shown: everything that is wrong with it. */
export class ContentError extends Error {
  readonly findings: Finding[]
  constructor(findings: Finding[]) {
    super(findings.map(({ sentence }) => sentence).join('\n'))
    this.findings = findings
  }
}

export function throwIfAny(findings: Finding[]) {
  if (findings.length > 0) throw new ContentError(findings)
}

/** What an error says of content/. By its field, since the built pages have a copy of its class. */
export function findingsIn(error: unknown): Finding[] {
  if (error instanceof Error && 'findings' in error) return error.findings as Finding[]
  const message = error instanceof Error ? error.message : String(error)
  return [{ file: '', path: [], sentence: message, spanish: message }]
}

/** Checks a value by its schema; `value` is what the schema makes of it where nothing is wrong. */
export function checkBySchema<T extends z.ZodType>(schema: T, value: unknown, file: string) {
  const result = schema.safeParse(value, { error: expectation })
  if (result.success) return { value: result.data, findings: [] }
  const findings = result.error.issues.map((issue): Finding => {
    const sentence = describeIssue(file, value, issue)
    return { file, path: issue.path, sentence, spanish: inSpanish(schema, issue) }
  })
  return { value: undefined, findings }
}

/** What the fields of a file may not say whatever their schema: pictures, ids and placeholders that there are not. */
export const contentFindings = (value: unknown, file: string, isKnown: (id: string) => boolean): Finding[] => [
  ...pictureFindings(value, file, isKnown),
  ...repeatedIdFindings(value, file),
  ...textFindings(value, file),
]

/** The same for a Markdown file: its fields and its text. */
export const markdownFindings = (
  front: unknown,
  body: string,
  file: string,
  isKnown: (id: string) => boolean,
): Finding[] => [
  ...nestingFindings(body, file),
  ...pictureFindings(front, file, isKnown),
  ...bodyPictureFindings(body, file, isKnown),
  ...textFindings({ ...(front as object), body }, file),
]

const nested = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){9}/m

/** Lists and quotes in one another: so deep that the renderer would give up is deeper than anybody reads. */
function nestingFindings(body: string, file: string): Finding[] {
  const why = '"body" has more than eight lists or quotes in one another; expected fewer.'
  return nested.test(body) ? [findingIn(file, ['body'], why, w.nested)] : []
}

/** Every field that names a picture must name one of photos.yaml. */
function pictureFindings(value: unknown, file: string, isKnown: (id: string) => boolean): Finding[] {
  const look = (at: unknown, path: Path): Finding[] => {
    if (typeof at !== 'object' || at === null) return []
    return Object.entries(at).flatMap(([key, child]) => {
      const here = [...path, Array.isArray(at) ? Number(key) : key]
      if (!photoFields.has(key)) return look(child, here)
      return Array.isArray(child) ? child.flatMap((id, i) => dead(id, here, [...here, i])) : dead(child, here, here)
    })
  }
  const dead = (id: unknown, field: Path, path: Path): Finding[] =>
    typeof id !== 'string' || isKnown(id) ? [] : [deadPicture(id, field.join('.'), path, file)]
  return look(value, [])
}

/** The same for the pictures in a Markdown text. */
const bodyPictureFindings = (body: string, file: string, isKnown: (id: string) => boolean): Finding[] =>
  [...body.matchAll(/!\[[^[\]]*\]\(([^)\s]*)/g)].flatMap(([, target = '']) => {
    const id = target.startsWith('photo:') ? target.slice('photo:'.length) : undefined
    if (id !== undefined) return isKnown(id) ? [] : [deadPicture(id, 'body', ['body'], file)]
    const why = `"body" has the picture "${target}"; expected photo:ID with an ID of content/photos.yaml.`
    return [findingIn(file, ['body'], why, w.foreignPicture(target))]
  })

const deadPicture = (id: string, field: string, path: Path, file: string): Finding =>
  findingIn(file, path, `"${field}" is "${id}"; expected the id of a picture in content/photos.yaml.`, w.noPicture(id))

/** What every text is looked through for. */
export function textFindings(value: unknown, file: string, path: Path = []): Finding[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, child]) =>
      textFindings(child, file, [...path, Array.isArray(value) ? Number(key) : key]),
    )
  return typeof value === 'string'
    ? [...placeholderFindings(value, file, path), ...controlFindings(value, file, path)]
    : []
}

/** Each `{{…}}` of a text must be one that placeholders.ts fills in. */
const placeholderFindings = (value: string, file: string, path: Path): Finding[] =>
  [...value.matchAll(placeholder)]
    .map(([, key = '']) => key)
    .filter((key) => !(placeholderKeys as readonly string[]).includes(key))
    .map((key) => {
      const why = `"${path.join('.')}" has {{${key}}}; expected one of ${placeholderKeys.join(', ')}.`
      return findingIn(file, path, why, w.noPlaceholder(key))
    })

/** A control character makes a feed that no reader opens, and is seen nowhere. */
function controlFindings(value: string, file: string, path: Path): Finding[] {
  const [found] = controlCharacter.exec(value) ?? []
  if (found === undefined) return []
  const name = `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  const why = `"${path.join('.')}" has the control character ${name}; expected letters, line breaks and tabs.`
  return [findingIn(file, path, why, w.control(name))]
}

/** Entries of a list must not share an id. */
function repeatedIdFindings(value: unknown, file: string, path: Path = []): Finding[] {
  if (typeof value !== 'object' || value === null) return []
  const taken = new Map<unknown, string>()
  return Object.entries(value).flatMap(([key, child]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    const inside = repeatedIdFindings(child, file, at)
    const id = Array.isArray(value) ? (child as { id?: unknown } | null)?.id : undefined
    const other = taken.get(id)
    const field = [...at, 'id']
    if (id !== undefined && !other) taken.set(id, field.join('.'))
    if (id === undefined || !other) return inside
    const why = `"${field.join('.')}" is "${id}", which "${other}" has already; expected one of its own.`
    return [findingIn(file, field, why, w.taken(String(id))), ...inside]
  })
}

const described = new WeakMap<z.ZodType, Field>()

function describedBy(schema: z.ZodType): Field {
  const known = described.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field)
  described.set(schema, known)
  return known
}

function inSpanish(schema: z.ZodType, issue: z.core.$ZodIssue): string {
  const said = issue.code === 'custom' ? issue.params?.wanted : undefined
  if (typeof said === 'string') return said
  if (issue.code === 'unrecognized_keys') return w.unknown(issue.keys)
  const at = issue.path.reduce<Field | undefined>(fieldBelow, describedBy(schema))
  const wanted = at?.wanted ?? at?.anyOf?.find((one) => one.wanted)?.wanted
  if (wanted) return wanted
  if (issue.code === 'too_small') return issue.exact ? w.exactly(Number(issue.minimum)) : w.few(Number(issue.minimum))
  if (issue.code === 'too_big') return issue.exact ? w.exactly(Number(issue.maximum)) : w.many(Number(issue.maximum))
  return issue.code === 'invalid_type' && issue.input === undefined ? w.missing : w.other
}

const kindNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

/** What is expected, in words, where the schema itself does not say it. */
function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return kindNames[issue.expected] ?? issue.expected
  if (issue.code === 'too_small') return `at least ${issue.minimum}${issue.origin === 'array' ? ' entries' : ''}`
  if (issue.code === 'too_big') return `at most ${issue.maximum}${issue.origin === 'array' ? ' entries' : ''}`
  return undefined
}

/** One sentence for one Zod issue: file, key, the value that stands there and what is expected. */
function describeIssue(file: string, value: unknown, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const where = issue.path.length > 0 ? ` under "${issue.path.join('.')}"` : ''
    return `${file}: unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}${where}; remove it or correct its spelling.`
  }
  const found = issue.path.reduce<unknown>(
    (at, key) => (at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  )
  const is = found === undefined ? 'is missing' : `is ${JSON.stringify(found)}`
  return `${file}: "${issue.path.join('.')}" ${is}; expected ${issue.message}.`
}
