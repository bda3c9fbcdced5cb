// Content files and their changes in words that the workshop uses.
import { parse } from 'yaml'
import type { PlannedChange } from '#contracts/desk-publishing.ts'
import { editableAt } from '#reader/editable.ts'
import type { Draft, DraftChange } from '#server/desk/draft/draft.ts'
import { folderWords } from '#words/desk-text-words.ts'

/** What has no form; the rest is called as the room of texts calls it. */
const names: Record<string, string> = {
  'photos.yaml': 'Fichas de las fotos',
  'words.txt': 'Palabras del corrector',
  'photos/manifest.json': 'Índice de las fotos',
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
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Where a file, or a field of it, is edited: below `/taller`; empty for what has no form. */
export function editHref(path: string, field = ''): string {
  if (path.startsWith('photos/')) return `/fotos/${path.slice('photos/'.length).replace(/\.\w+$/, '')}`
  if (path === 'photos.yaml') return field === '' ? '/fotos' : `/fotos/${field.split('.')[0]}`
  if (!editableAt(path)) return ''
  return field === '' ? `/textos/${path}` : `/textos/${path}#${encodeURIComponent(field)}`
}

/** What would be published, in plain words. */
export async function plannedChanges(draft: Draft): Promise<PlannedChange[]> {
  const changes = await draft.changes()
  const captions = await captionsOf(draft)
  const described = await Promise.all(changes.map((change) => describe(draft, change, captions)))
  return described.sort((one, other) => other.at.localeCompare(one.at))
}

async function describe(draft: Draft, change: DraftChange, captions: Map<string, string>): Promise<PlannedChange> {
  const { path, kind } = change
  if (path.startsWith('photos/'))
    return { ...change, title: photoTitle(change, captions), detail: '', href: editHref(path) }
  const before = (await draft.readPublished(path)) ?? ''
  const after = (await draft.read(path))?.content ?? ''
  const title = titleOfFile(path, after || before)
  return {
    ...change,
    title: kind === 'new' ? `Nuevo: ${lower(title)}` : kind === 'removed' ? `Se quita: ${lower(title)}` : title,
    detail: kind === 'changed' ? detailOf(path, before, after) : '',
    href: editHref(path),
  }
}

const lower = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

async function captionsOf(draft: Draft): Promise<Map<string, string>> {
  const entries = Object.entries(values((await draft.read('photos.yaml'))?.content ?? ''))
  return new Map(entries.map(([id, entry]) => [id, String((entry as { caption?: unknown } | null)?.caption ?? '')]))
}

const photoTitle = ({ path, kind }: DraftChange, captions: Map<string, string>) => {
  const caption = captions.get(path.slice('photos/'.length).replace(/\.\w+$/, ''))
  const title = caption ? `Foto «${caption}»` : titleOfFile(path)
  return {
    new: `Foto nueva: ${title.slice('Foto '.length)}`,
    changed: `${title} cambiada`,
    removed: `${title} quitada`,
  }[kind]
}

/** How much of a text has changed. */
function detailOf(path: string, before: string, after: string): string {
  if (path.endsWith('.md')) {
    const fields = changedFields(frontMatter(before), frontMatter(after))
    const paragraphs = changedParagraphs(bodyOf(before), bodyOf(after))
    return [count(fields, 'campo', 'campos'), count(paragraphs, 'párrafo', 'párrafos')].filter(Boolean).join(', ')
  }
  if (!path.endsWith('.yaml')) return ''
  const isPhotos = path === 'photos.yaml'
  const fields = changedFields(values(before), values(after), isPhotos ? 1 : 20)
  return isPhotos ? count(fields, 'ficha', 'fichas') : count(fields, 'campo', 'campos')
}

const count = (n: number, one: string, several: string) => (n === 0 ? '' : n === 1 ? `1 ${one}` : `${n} ${several}`)

const bodyOf = (text: string) => text.replace(/^---\r?\n[\s\S]*?\r?\n---(\r?\n|$)/, '')

function frontMatter(text: string): Record<string, unknown> {
  return values(/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '')
}

function values(yaml: string): Record<string, unknown> {
  try {
    const value: unknown = parse(yaml)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function changedParagraphs(before: string, after: string): number {
  const paragraphs = (text: string) =>
    text
      .split(/\n\s*\n/)
      .map((part) => part.trim())
      .filter(Boolean)
  const known = new Set(paragraphs(before))
  const now = paragraphs(after)
  const fresh = now.filter((part) => !known.has(part)).length
  const gone = known.size - now.filter((part) => known.has(part)).length
  return Math.max(fresh, gone)
}

/** How many single values differ; nothing below `depth` is counted by itself. */
function changedFields(before: unknown, after: unknown, depth = 20): number {
  if (JSON.stringify(before) === JSON.stringify(after)) return 0
  const both = typeof before === 'object' && typeof after === 'object' && before !== null && after !== null
  if (!both || depth === 0) return 1
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const inside = [...keys].map((key) =>
    changedFields((before as Record<string, unknown>)[key], (after as Record<string, unknown>)[key], depth - 1),
  )
  return inside.reduce((sum, n) => sum + n, 0)
}
