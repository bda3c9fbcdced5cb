// What files of content/ and their fields are called, and where they are edited.
import { whereOf } from '#contracts/desk-words.ts'
import { upperFirst } from '#contracts/plain.ts'
import { editableAt } from '#reader/editable.ts'
import { Photo } from '#reader/schema.ts'
import { photoIdOf, photosFile } from '#server/desk/content/photo-entries.ts'
import { fieldsOf, formOf } from '#server/desk/content/source.ts'
import { folderWords } from '#words/desk-text-words.ts'

/** What has no form; the rest is called as the room of texts calls it. */
const names: Record<string, string> = {
  [photosFile]: 'Fichas de las fotos',
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
  const front = fieldsOf(path, content)
  const title = front.title ?? front.details ?? readable(name)
  const kind = folders[folder]
  if (!kind) return path
  return folder === 'services' ? `${kind} ${title}` : `${kind} «${title}»`
}

/** `01-puerta-roble` → `Puerta roble`. */
const readable = (name: string) => upperFirst(name.replace(/^\d+-/, '').replaceAll('-', ' '))

/** Where a file, or a field of it, is edited: below `/taller`; empty for what has no form. */
export function editHref(path: string, field = ''): string {
  if (photoIdOf(path)) return `/fotos/${photoIdOf(path)}`
  if (path === photosFile) return field === '' ? '/fotos' : `/fotos/${field.split('.')[0]}`
  if (!editableAt(path)) return ''
  return field === '' ? `/textos/${path}` : `/textos/${path}#${encodeURIComponent(field)}`
}

export const photoForm = formOf(Photo)

/** A field of a file by the names that its form has for it. */
export function fieldName(path: string, keys: (string | number)[]): string {
  if (path === photosFile) return whereOf(photoForm, keys.slice(1))
  const editable = editableAt(path)
  return editable ? whereOf(formOf(editable.schema), keys) : keys.join('.')
}
