// A file of content/ as its form has it, and back: what the owner's hand has laid out stays where it is.
import { z } from 'zod'
import type { Field } from '#contracts/desk-words.ts'
import type { FolderName } from '#reader/editable.ts'
import { partsOf } from '#reader/reading.ts'
import { editYaml, readYamlValue, UnreadableYaml } from '#server/desk/content/yaml-edit.ts'
import { freshFile } from '#server/desk/content/yaml-text.ts'
import type { Draft } from '#server/desk/draft/draft.ts'

export interface Text {
  value: unknown
  /** Of a Markdown file. */
  body?: string
}

/** @throws UnreadableYaml when it cannot be shown as a form */
export function readSource(path: string, source: string): Text {
  if (!path.endsWith('.md')) return { value: readYamlValue(source) }
  const { front, body } = splitFile(source)
  return { value: readYamlValue(front), body: body.trim() }
}

/** The source with what has been written. @throws UnreadableYaml */
export function writeSource(path: string, source: string, { value, body }: Text): string {
  if (!path.endsWith('.md')) return editYaml(source, value)
  const parts = splitFile(source)
  const edited = source.replace(parts.front, () => editYaml(parts.front, value))
  if (body === undefined || body.trim() === parts.body.trim()) return edited
  return `${edited.slice(0, edited.length - parts.body.length).trimEnd()}\n${body.trim()}\n`
}

export const newSource = ({ value, body }: Text) => `---\n${freshFile(value)}---\n${body ? `${body.trim()}\n` : ''}`

function splitFile(source: string) {
  const parts = partsOf(source)
  if (!parts) throw new UnreadableYaml('The file begins without front matter.')
  return parts
}

export const formOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field

/** An entry of a folder, with the fields that others use. */
export interface FolderEntry {
  path: string
  value: Record<string, unknown>
  changed: boolean
}

/** The entries of a folder in the order of their files; those that cannot be read have no fields. */
export async function entriesOf(draft: Draft, folder: FolderName): Promise<FolderEntry[]> {
  const paths = (await draft.list(folder)).filter((path) => path.endsWith('.md'))
  return Promise.all(
    paths.map(async (path) => {
      const text = await draft.read(path)
      return { path, value: fieldsOf(path, text?.content), changed: text?.changed ?? false }
    }),
  )
}

/** The fields of an entry; none where it cannot be read. */
export function fieldsOf(path: string, source = ''): Record<string, unknown> {
  try {
    const { value } = readSource(path, source)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
