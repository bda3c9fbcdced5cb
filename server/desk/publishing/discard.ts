import type { Person } from '#contracts/desk.ts'
import type { Draft } from '#server/desk/draft/draft.ts'
import { changeEntries, photosFile, readEntries } from '#server/desk/pictures/entries.ts'

/** Takes back the change of one file, and what is nothing without it: a new picture's file and its entry go together. */
export async function discardChange(draft: Draft, path: string, person: Pick<Person, 'name'>): Promise<void> {
  const isNew = (await draft.changes()).some((change) => change.path === path && change.kind === 'new')
  await draft.discard(path)
  if (isNew && path.startsWith('photos/')) {
    await changeEntries(draft, person, ({ [idOf(path)]: _, ...entries }) => entries)
  }
  if (path !== photosFile) return
  const entries = await readEntries(draft)
  for (const { path: other, kind } of await draft.changes()) {
    const isMaster = other.startsWith('photos/') && !other.endsWith('.json')
    if (isMaster && kind === 'new' && !entries[idOf(other)]) await draft.discard(other)
  }
}

const idOf = (path: string) => path.slice('photos/'.length).replace(/\.\w+$/, '')
