import type { ChangedField, PlannedChange, Trouble } from '#contracts/desk-publishing.ts'
import type { Field } from '#contracts/desk-words.ts'
import { formatEuros, formatNumber } from '#contracts/numbers.ts'
import { lowerFirst } from '#contracts/plain.ts'
import { excerptOf, type FieldChange, fieldChanges } from '#contracts/text-changes.ts'
import { editableAt, fillersIn } from '#reader/editable.ts'
import { partsOf } from '#reader/reading.ts'
import { photoIdOf, photosFile } from '#server/desk/content/photo-entries.ts'
import { entriesOf, fieldsOf, formOf, readSource } from '#server/desk/content/source.ts'
import { editHref, fieldName, photoForm, titleOfFile } from '#server/desk/content/titles.ts'
import type { Draft, DraftChange } from '#server/desk/draft/draft.ts'

// Changes of content files in words that the workshop uses.

export async function plannedChanges(draft: Draft): Promise<PlannedChange[]> {
  const changes = await draft.changes()
  const called = { captions: await captionsOf(draft), services: await servicesOf(draft) }
  const described = await Promise.all(changes.map((change) => describe(draft, change, called)))
  return described.sort((one, other) => other.at.localeCompare(one.at))
}

async function describe(draft: Draft, change: DraftChange, called: Called): Promise<PlannedChange> {
  const { path, kind } = change
  if (path.startsWith('photos/'))
    return { ...change, title: photoTitle(change, called.captions), fields: [], href: editHref(path) }
  const before = (await draft.readPublished(path)) ?? ''
  const after = (await draft.read(path))?.content ?? ''
  const title = titleOfFile(path, after || before)
  return {
    ...change,
    title:
      kind === 'new' ? `Nuevo: ${lowerFirst(title)}` : kind === 'removed' ? `Se quita: ${lowerFirst(title)}` : title,
    fields: kind === 'changed' ? changedFields(path, before, after, called) : [],
    href: editHref(path),
  }
}

async function captionsOf(draft: Draft): Promise<Called['captions']> {
  const entries = Object.entries(fieldsOf(photosFile, (await draft.read(photosFile))?.content))
  return new Map(entries.map(([id, entry]) => [id, String(Object(entry).caption ?? '')]))
}

const servicesOf = async (draft: Draft): Promise<Called['services']> =>
  new Map((await entriesOf(draft, 'services')).map(({ value }) => [String(value.slug), String(value.title)]))

const photoTitle = ({ path, kind }: DraftChange, captions: Called['captions']) => {
  const id = photoIdOf(path)
  if (!id) return titleOfFile(path)
  const caption = captions.get(id)
  const title = caption ? `Foto «${caption}»` : titleOfFile(path)
  return {
    new: `Foto nueva: ${title.slice('Foto '.length)}`,
    changed: `${title} cambiada`,
    removed: `${title} quitada`,
  }[kind]
}

function changedFields(path: string, before: string, after: string, called: Called): ChangedField[] {
  if (!/\.(md|yaml)$/.test(path)) return []
  const [old, now] = [before, after].map((text) => fieldsOf(path, text))
  const editable = editableAt(path)
  const fields =
    path === photosFile ? photoChanges(old, now) : fieldChanges(editable && formOf(editable.schema), old, now)
  const paragraphs = path.endsWith('.md') ? changedParagraphs(bodyOf(before), bodyOf(after)) : []
  return [...fields, ...paragraphs].map((change) => changeInWords(change, called))
}

const photoChanges = (before: Record<string, unknown> = {}, after: Record<string, unknown> = {}) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) =>
    fieldChanges(photoForm, before[id], after[id], [excerptOf(Object(after[id] ?? before[id]).caption) || id]),
  )

const bodyOf = (text: string) => partsOf(text)?.body ?? text

/** Paragraphs that are gone beside those that have come in their order. */
function changedParagraphs(before: string, after: string): FieldChange[] {
  const [old = [], now = []] = [before, after].map((text) =>
    text
      .split(/\n\s*\n/)
      .map((part) => part.trim())
      .filter(Boolean),
  )
  const gone = old.filter((part) => !now.includes(part))
  const fresh = now.filter((part) => !old.includes(part))
  return Array.from({ length: Math.max(gone.length, fresh.length) }, (_, at) => ({
    field: undefined,
    names: ['Texto'],
    before: gone[at],
    after: fresh[at],
  }))
}

/** What is shown in place of ids: captions of the pictures, titles of the services. */
type Called = Record<'captions' | 'services', ReadonlyMap<string, string>>

/** Most letters of a value, and how many of what has stayed stand around what has not. */
const longest = 160
const around = 40

/** A change in words: «Armario empotrado · Precio desde», «690 €», «1.700 €». */
function changeInWords({ field, names, before, after }: FieldChange, called: Called): ChangedField {
  const [old, now] = [valueInWords(field, before, called), valueInWords(field, after, called)]
  const [from, to] = cut(old, now)
  return {
    where: names.map((name) => called.services.get(name) ?? readable(name)).join(' · '),
    before: from,
    after: to,
  }
}

/** The same for the list of what was published: field by field while they are few. */
export function linesOf({ title, fields }: PlannedChange): string[] {
  if (fields.length === 0) return [title]
  if (fields.length > 4) return [`${title}: ${fields.length} cambios`]
  return fields.map(({ where, before, after }) => `${title}: ${where}: ${before || empty} → ${after || empty}`)
}

const empty = '(nada)'

/** `instalacion-industrial` → «Instalacion industrial». */
const readable = (name: string) =>
  /^[a-z\d]+(-[a-z\d]+)*$/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ') : name

function valueInWords(field: Field | undefined, value: unknown, called: Called): string {
  if (value === undefined || value === null || value === '') return field?.none ?? ''
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'number') return [numberInWords(value, field?.unit), field?.unit].filter(Boolean).join('\u00a0')
  if (typeof value === 'string') return field?.names?.[value] ?? titles(field, called)?.get(value) ?? value
  if (!Array.isArray(value)) return excerptOf(value)
  return value.map((entry, at) => valueInWords(field?.prefixItems?.[at] ?? field?.items, entry, called)).join(', ')
}

const titles = (field: Field | undefined, { captions, services }: Called) =>
  field?.widget === 'picture' ? captions : field?.widget === 'service' ? services : undefined

const numberInWords = (value: number, unit?: string) =>
  unit?.startsWith('€') ? formatEuros(value) : formatNumber(value, unit === undefined)

/** Two long texts around the place where they part. */
function cut(before: string, after: string): [string, string] {
  if (before.length <= longest && after.length <= longest) return [before, after]
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  const from = start <= around ? 0 : before.lastIndexOf(' ', start - around) + 1
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const part = (text: string) => {
    const to = Math.min(text.length - end + around, from + longest)
    return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
  }
  return [part(before), part(after)]
}

/** Fields of changed texts that nobody has written yet, each with the way to it. */
export async function fillersOf(draft: Draft, changes: readonly PlannedChange[]): Promise<Trouble[]> {
  const found = await Promise.all(changes.map(({ path, title }) => fillersAt(draft, path, title)))
  return found.flat()
}

async function fillersAt(draft: Draft, path: string, title: string): Promise<Trouble[]> {
  const editable = editableAt(path)
  const content = editable && (await draft.read(path))?.content
  if (!editable || content === undefined) return []
  try {
    const { value, body } = readSource(path, content)
    return fillersIn(value, body).map((place) => ({
      message: `${title}: falta escribir «${fieldName(path, place)}».`,
      href: editHref(path, place[0] === 'body' ? '' : place.join('.')),
    }))
  } catch {
    // What cannot be read stops the build with its own sentence.
    return []
  }
}
