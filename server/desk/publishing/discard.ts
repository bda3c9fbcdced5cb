import type { Person } from '#contracts/desk.ts'
import { changeEntries, photoIdOf, photosFile, readEntries } from '#server/desk/content/photo-entries.ts'
import type { Draft } from '#server/desk/draft/draft.ts'

/** Takes back the change of one file, and what is nothing without it: a new picture's file and its entry go together. */
export async function discardChange(draft: Draft, path: string, person: Pick<Person, 'name'>): Promise<void> {
  const isNew = (await draft.changes()).some((change) => change.path === path && change.kind === 'new')
  await draft.discard(path)
  const id = photoIdOf(path)
  if (isNew && id) await changeEntries(draft, person, ({ [id]: _, ...entries }) => entries)
  if (path !== photosFile) return
  const entries = await readEntries(draft)
  for (const { path: other, kind } of await draft.changes()) {
    const master = photoIdOf(other)
    if (master && kind === 'new' && !entries[master]) await draft.discard(other)
  }
}
