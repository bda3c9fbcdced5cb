import type { Person } from '#contracts/desk.ts'
import { type Path, type Problem, type TextForm, type TextList, type TextSave, whereOf } from '#contracts/desk-words.ts'
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
import { entriesOf, fieldsOf, formOf, newSource, readSource, writeSource } from '#server/desk/content/source.ts'
import { UnreadableYaml } from '#server/desk/content/yaml-edit.ts'
import { type Draft, DraftConflict } from '#server/desk/draft/draft.ts'
import { Refusal } from '#server/desk/request/http.ts'
import { surroundingsOf } from '#server/desk/words/surroundings.ts'
import { folderWords, textGroups } from '#words/desk-text-words.ts'

// Reading, checking and saving the texts of content/ for the desk.

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

/** Most that is taken of a text, of a list, and of groups in groups; more than any page could show. */
export const limits = { body: 40_000, text: 10_000, list: 300, depth: 12, request: 1_000_000 }

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** What no schema needs to see: names that reach into the program, and more than fits. */
function excesses(value: unknown, body: string | undefined): Problem[] {
  const tooLong = body !== undefined && body.length > limits.body
  return [...(tooLong ? [problem(['body'], longer(limits.body))] : []), ...below(value, [])]
}

function below(value: unknown, path: (string | number)[]): Problem[] {
  if (path.length > limits.depth) return [problem(path, 'Hay demasiados grupos dentro de grupos.')]
  if (typeof value === 'string') return value.length > limits.text ? [problem(path, longer(limits.text))] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.length > limits.list)
    return [problem(path, `Son demasiados: como mucho ${limits.list}.`)]
  return Object.entries(value).flatMap(([key, child]) =>
    forbidden.has(key)
      ? [problem(path, `Aquí no puede haber nada que se llame «${key}».`)]
      : below(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

const problem = (path: (string | number)[], message: string): Problem => ({ path, where: '', message })
const longer = (most: number) =>
  `Es demasiado largo: caben ${most.toLocaleString('es-ES', { useGrouping: 'always' })} caracteres.`
