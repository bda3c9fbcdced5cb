import type { FolderName } from '#reader/editable.ts'
import { readSource } from '#server/desk/content/source.ts'
import type { Draft } from '#server/desk/draft/draft.ts'

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
