// Reading, checking and saving the texts of content/ for the desk.

import type { Person } from '#contracts/desk.ts'
import { type Path, type TextForm, type TextList, type TextSave, whereOf } from '#contracts/desk-words.ts'
import { slugOf } from '#contracts/plain.ts'
import {
  type Editable,
  editableAt,
  editableTexts,
  type FolderName,
  findingsOf,
  folders,
  startOf,
} from '#reader/editable.ts'
import { textFindings } from '#reader/findings.ts'
import { entriesOf, fieldsOf } from '#server/desk/content/folder-entries.ts'
import { formOf } from '#server/desk/content/form-of.ts'
import { newSource, readSource, writeSource } from '#server/desk/content/source.ts'
import { UnreadableYaml } from '#server/desk/content/yaml-edit.ts'
import { type Draft, DraftConflict } from '#server/desk/draft/draft.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import { excesses } from '#server/desk/words/limits.ts'
import { surroundingsOf } from '#server/desk/words/surroundings.ts'
import { folderWords, textGroups } from '#words/desk-text-words.ts'

export const missing = () => new Refusal(404, 'Este texto no existe. Puede que alguien lo haya quitado.')

/** What somebody may edit at a path. @throws Refusal */
export function permitted(path: string, { role }: Person): Editable {
  const editable = editableAt(path)
  if (!editable) throw missing()
  if (editable.ownersOnly && role !== 'owner') throw new Refusal(403, 'Esto solo lo puede cambiar el dueño del taller.')
  return editable
}

export async function listTexts(draft: Draft, person: Person): Promise<TextList> {
  const mayOpen = ({ ownersOnly }: Editable) => !ownersOnly || person.role === 'owner'
  const changed = new Set((await draft.changes()).map(({ path }) => path))
  const groups = await Promise.all(
    Object.entries(textGroups).map(async ([group, name]) => {
      const single = editableTexts().filter((text) => text.group === group && mayOpen(text))
      const entries = single.map(({ path, name, about }) => ({ path, name, about, changed: changed.has(path) }))
      const folder = (Object.keys(folders) as FolderName[]).find((one) => folderWords[one].group === group)
      if (!folder) return { name, entries }
      const inside = (await entriesOf(draft, folder)).filter(({ path }) => {
        const editable = editableAt(path)
        return editable && mayOpen(editable)
      })
      const listed = inside.map(({ path, value, changed }) => ({
        path,
        name: String(value[folders[folder].title] ?? path),
        about: aboutOf(value),
        changed,
      }))
      const grows = folders[folder].grows && { folder: { name: folder, add: folderWords[folder].add } }
      return { name, entries: [...listed, ...entries], ...grows }
    }),
  )
  return { groups: groups.filter(({ entries }) => entries.length > 0) }
}

const aboutOf = ({ teaser, text, wood, year }: Record<string, unknown>) =>
  String(teaser ?? text ?? [wood, year].filter(Boolean).join(', '))

/** One file with its form. @throws Refusal */
export async function openText(draft: Draft, { path, name, about, schema, folder }: Editable): Promise<TextForm> {
  const text = await draft.read(path)
  if (!text) throw missing()
  const { value, body } = readable(() => readSource(path, text.content))
  return {
    path,
    name: folder ? String((value as Record<string, unknown>)?.[folders[folder].title] ?? name) : name,
    about: folder ? name : about,
    schema: formOf(schema),
    value,
    ...(folder && { body: body ?? '' }),
    version: text.version,
    changed: text.changed,
    removable: folder !== undefined && folders[folder].grows,
    ...(folder && folders[folder].key === 'slug' && (await addressOf(draft, path))),
  }
}

/** Where visitors find the page of a text, whatever the draft says. */
async function addressOf(draft: Draft, path: string): Promise<Pick<TextForm, 'address'>> {
  const { slug } = fieldsOf(path, await draft.readPublished(path))
  return typeof slug === 'string' ? { address: slug } : {}
}

/** Saves a text into the draft. @throws Refusal: what is wrong with it, or what somebody else has saved meanwhile */
export async function saveText(draft: Draft, editable: Editable, { value, body, version }: TextSave, person: Person) {
  const { path } = editable
  await requireSound(draft, editable, value, body ?? '')
  const text = await draft.read(path)
  if (!text) throw missing()
  const content = readable(() => writeSource(path, text.content, { value, body }))
  try {
    return await draft.write(path, content, { version, person })
  } catch (error) {
    if (error instanceof DraftConflict && error.theirs) throw conflict(path, error.theirs)
    throw error
  }
}

function conflict(path: string, { content, version, by, at }: NonNullable<DraftConflict['theirs']>) {
  const theirs = { ...readable(() => readSource(path, content)), version, by, at }
  return new Refusal(409, `${by ?? 'Alguien'} ha guardado este texto mientras lo escribías.`, { theirs })
}

/** @throws Refusal with all that is wrong with a text */
export async function requireSound(draft: Draft, editable: Editable, value: unknown, body: string) {
  const form = formOf(editable.schema)
  const tooMuch = excesses(value, body)
  const findings = tooMuch.length > 0 ? [] : findingsOf(editable, value, body, await surroundingsOf(draft, editable))
  const problems = [...tooMuch, ...findings.map(({ path, spanish }) => ({ path: path as Path, message: spanish }))].map(
    ({ path, message }) => ({ path, message, where: whereOf(form, path) }),
  )
  if (problems.length > 0) throw new Refusal(422, 'Hay algo que corregir antes de guardar.', { problems })
}

/** Adds an entry to a folder; its file is named after its slug. @throws Refusal */
export async function addText(draft: Draft, folder: FolderName, title: string, person: Person, today: string) {
  const { path, ...start } = await startText(draft, folder, title, today)
  await draft.write(path, newSource(start), { version: undefined, person })
  return { path }
}

/** Where a new entry of a folder will stand, and what it begins with; nothing is written. @throws Refusal */
export async function startText(draft: Draft, folder: FolderName, title: string, today: string) {
  const slug = slugOf(title).slice(0, 60).replace(/-$/, '')
  if (slug === '') throw wrongTitle('Escribe un título con letras o cifras.')
  const [wrong] = textFindings(title, folder)
  if (wrong) throw wrongTitle(wrong.spanish)
  const entries = await entriesOf(draft, folder)
  const { key } = folders[folder]
  if (entries.some(({ value }) => value[key] === slug))
    throw wrongTitle(`Ya hay uno que se llama «${slug}». Ponle otro título.`)
  const numbers = entries.map(({ path }) => Number(/\/(\d+)-/.exec(path)?.[1] ?? 0))
  const number = String(Math.max(0, ...numbers) + 1).padStart(2, '0')
  const path = `${folder}/${number}-${slug}.md`
  const picture = String(entries.map(({ value }) => value.img ?? [value.pictures].flat()[0]).find(Boolean) ?? '')
  return { path, ...startOf(folder, { title, slug, count: entries.length, picture, today }) }
}

const wrongTitle = (message: string) =>
  new Refusal(422, message, { problems: [{ path: ['title'], where: 'Título', message }] })

/** @throws Refusal for a file that cannot be shown as a form */
function readable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnreadableYaml)) throw error
    throw new Refusal(
      422,
      'Este archivo está escrito de un modo que aquí no se puede abrir. Pide ayuda a quien lo hizo.',
    )
  }
}
