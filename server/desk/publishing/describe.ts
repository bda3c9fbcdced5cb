// Changes of content files in words that the workshop uses.
import type { ChangedField, PlannedChange } from '#contracts/desk-publishing.ts'
import { lowerFirst } from '#contracts/plain.ts'
import { excerptOf, type FieldChange, fieldChanges } from '#contracts/text-changes.ts'
import { editableAt } from '#reader/editable.ts'
import { partsOf } from '#reader/reading.ts'
import { entriesOf, fieldsOf } from '#server/desk/content/folder-entries.ts'
import { formOf } from '#server/desk/content/form-of.ts'
import { photoIdOf, photosFile } from '#server/desk/content/photo-entries.ts'
import { editHref, photoForm, titleOfFile } from '#server/desk/content/titles.ts'
import type { Draft, DraftChange } from '#server/desk/draft/draft.ts'
import { type Called, changeInWords } from '#server/desk/publishing/in-words.ts'

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
