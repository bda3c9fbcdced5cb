// What the desk's room of texts and its side of the server agree on (`api/words/…`).
import type { DeskPicture } from './desk-pictures.ts'

/** A field of a form, as JSON Schema with what the project's own schemas say beside it (reader/fields.ts). */
export interface Field {
  title?: string
  description?: string
  type?: string
  format?: string
  const?: unknown
  enum?: string[]
  anyOf?: Field[]
  properties?: Record<string, Field>
  required?: string[]
  items?: Field
  prefixItems?: Field[]
  minItems?: number
  maxItems?: number
  default?: unknown
  /** What is right, where a value is refused. */
  wanted?: string
  widget?: Widget
  /** Line breaks count. */
  lines?: boolean
  unit?: string
  /** What the choices are called. */
  names?: Record<string, string>
  /** What choosing nothing is called. */
  none?: string
  /** Where search engines cut off. */
  cut?: number
  /** An entry of the list. */
  one?: string
  /** What `{…}` stand for that are filled in when the text is sent. */
  fills?: Record<string, string>
}

type Widget =
  | 'text'
  | 'picture'
  | 'page'
  | 'slug'
  | 'words'
  | 'service'
  | 'written-date'
  | 'phone'
  | 'url'
  | 'email'
  | 'time'
  | 'postcode'

export type Path = readonly (string | number)[]

export interface TextEntry {
  path: string
  name: string
  about: string
  /** Somebody has changed it and it is not published yet. */
  changed: boolean
}

/** `GET api/words`: all that can be edited, as the desk lists it. */
export interface TextList {
  groups: { name: string; entries: TextEntry[]; folder?: { name: string; add: string } }[]
}

/** `GET api/words/search?q=`: a place inside a text that says what is looked for. */
export interface TextHit {
  path: string
  /** Dotted path of the field; `body` is the text of a Markdown file. */
  field: string
  name: string
  where: string
  excerpt: string
}

/** `GET api/words/text?path=`: one file with its form. */
export interface TextForm {
  path: string
  name: string
  about: string
  schema: Field
  value: unknown
  /** The text of a Markdown file. */
  body?: string
  version: string
  changed: boolean
  removable: boolean
  /** Slug under which visitors find its page now; none where it has no page or is not published yet. */
  address?: string
}

/** `PUT api/words/text`: what is to be saved, and which version was before the writer. */
export type TextSave = Pick<TextForm, 'path' | 'value' | 'body' | 'version'>

/** What is wrong at a place; `path` is empty for the whole. */
export interface Problem {
  path: Path
  /** The names of the fields that lead there. */
  where: string
  message: string
}

/** What somebody else has saved in between, beside answer 409. */
export interface Theirs extends Pick<TextForm, 'value' | 'body' | 'version'> {
  by?: string
  at?: string
}

/** `GET api/words/relations`: what texts can point at. */
export interface Relations {
  pictures: PictureChoice[]
  pages: { path: string; name: string }[]
  services: { slug: string; name: string }[]
  /** What stands for `{{key}}`. */
  placeholders: Record<string, string>
}

export type PictureChoice = Pick<DeskPicture, 'id' | 'alt' | 'caption' | 'src' | 'width' | 'height'>

/** The names of the fields that lead to a place: «Preguntas, 2 · Respuesta»; `body` is the text of a Markdown file. */
export function whereOf(form: Field, path: Path): string {
  if (path[0] === 'body') return 'Texto'
  const names: string[] = []
  let at: Field | undefined = form
  for (const key of path) {
    at = fieldBelow(at, key)
    if (typeof key === 'number' && !at?.title) names.push(`${names.pop() ?? ''}, ${key + 1}`)
    else names.push(at?.title ?? String(key))
  }
  return names.join(' · ')
}

/** The field of an entry or a name. */
export function fieldBelow(field: Field | undefined, key: PropertyKey): Field | undefined {
  return typeof key === 'number' ? (field?.prefixItems?.[key] ?? field?.items) : field?.properties?.[String(key)]
}
