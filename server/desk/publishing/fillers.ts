import type { PlannedChange, Trouble } from '#contracts/desk-publishing.ts'
import { editableAt, fillersIn } from '#reader/editable.ts'
import { readSource } from '#server/desk/content/source.ts'
import { editHref, fieldName } from '#server/desk/content/titles.ts'
import type { Draft } from '#server/desk/draft/draft.ts'

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
