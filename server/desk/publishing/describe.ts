// Content files and their changes in words that the workshop uses.
import { parse } from 'yaml'
import type { ChangedField, PlannedChange } from '#contracts/desk-publishing.ts'
import { whereOf } from '#contracts/desk-words.ts'
import { lowerFirst, upperFirst } from '#contracts/plain.ts'
import { excerptOf, type FieldChange, fieldChanges } from '#contracts/text-changes.ts'
import { editableAt } from '#reader/editable.ts'
import { partsOf } from '#reader/reading.ts'
import { Photo } from '#reader/schema.ts'
import type { Draft, DraftChange } from '#server/desk/draft/draft.ts'
import { type Called, changeInWords } from '#server/desk/publishing/in-words.ts'
import { formOf } from '#server/desk/words/form-of.ts'
import { entriesOf } from '#server/desk/words/surroundings.ts'
import { folderWords } from '#words/desk-text-words.ts'

/** What has no form; the rest is called as the room of texts calls it. */
const names: Record<string, string> = {
  'photos.yaml': 'Fichas de las fotos',
  'words.txt': 'Palabras del corrector',
  'photos/manifest.json': 'Datos de las fotos',
}
const folders: Record<string, string> = {
  services: 'Texto de',
  projects: folderWords.projects.one,
  news: folderWords.news.one,
  legal: folderWords.legal.one,
  template: 'Página en inglés',
}

/** What a file is called where only its path is known. */
export function titleOfFile(path: string, content = ''): string {
  const known = names[path] ?? (path.endsWith('.yaml') ? editableAt(path)?.name : undefined)
  if (known) return known
  const [folder = '', file = ''] = path.split('/')
  const name = file.replace(/\.\w+$/, '')
  if (folder === 'photos') return `Foto «${name}»`
  const front = frontMatter(content)
  const title = front.title ?? front.details ?? readable(name)
  const kind = folders[folder]
  if (!kind) return path
  return folder === 'services' ? `${kind} ${title}` : `${kind} «${title}»`
}

/** `01-puerta-roble` → `Puerta roble`. */
function readable(name: string): string {
  const words = name.replace(/^\d+-/, '').replaceAll('-', ' ')
  return upperFirst(words)
}

/** Where a file, or a field of it, is edited: below `/taller`; empty for what has no form. */
export function editHref(path: string, field = ''): string {
  if (path.startsWith('photos/')) return `/fotos/${path.slice('photos/'.length).replace(/\.\w+$/, '')}`
  if (path === 'photos.yaml') return field === '' ? '/fotos' : `/fotos/${field.split('.')[0]}`
  if (!editableAt(path)) return ''
  return field === '' ? `/textos/${path}` : `/textos/${path}#${encodeURIComponent(field)}`
}

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

export function fieldName(path: string, keys: (string | number)[]): string {
  if (path === 'photos.yaml') return whereOf(photoForm, keys.slice(1))
  const editable = editableAt(path)
  return keys[0] === 'body' ? 'Texto' : editable ? whereOf(formOf(editable.schema), keys) : keys.join('.')
}

async function captionsOf(draft: Draft): Promise<Called['captions']> {
  const entries = Object.entries(values((await draft.read('photos.yaml'))?.content ?? ''))
  return new Map(entries.map(([id, entry]) => [id, String((entry as { caption?: unknown } | null)?.caption ?? '')]))
}

const servicesOf = async (draft: Draft): Promise<Called['services']> =>
  new Map((await entriesOf(draft, 'services')).map(({ value }) => [String(value.slug), String(value.title)]))

const photoTitle = ({ path, kind }: DraftChange, captions: Called['captions']) => {
  if (path === 'photos/manifest.json') return names[path] ?? path
  const caption = captions.get(path.slice('photos/'.length).replace(/\.\w+$/, ''))
  const title = caption ? `Foto «${caption}»` : titleOfFile(path)
  return {
    new: `Foto nueva: ${title.slice('Foto '.length)}`,
    changed: `${title} cambiada`,
    removed: `${title} quitada`,
  }[kind]
}

function changedFields(path: string, before: string, after: string, called: Called): ChangedField[] {
  const isMarkdown = path.endsWith('.md')
  if (!isMarkdown && !path.endsWith('.yaml')) return []
  const [old, now] = [before, after].map(isMarkdown ? frontMatter : values)
  const editable = editableAt(path)
  const fields =
    path === 'photos.yaml' ? photoChanges(old, now) : fieldChanges(editable && formOf(editable.schema), old, now)
  const paragraphs = isMarkdown ? changedParagraphs(bodyOf(before), bodyOf(after)) : []
  return [...fields, ...paragraphs].map((change) => changeInWords(change, called))
}

const photoForm = formOf(Photo)
const photoChanges = (before: Record<string, unknown> = {}, after: Record<string, unknown> = {}) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) =>
    fieldChanges(photoForm, before[id], after[id], [excerptOf(Object(after[id] ?? before[id]).caption) || id]),
  )

const bodyOf = (text: string) => partsOf(text)?.body ?? text

const frontMatter = (text: string) => values(partsOf(text)?.front ?? '')

function values(yaml: string): Record<string, unknown> {
  try {
    const value: unknown = parse(yaml)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

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
