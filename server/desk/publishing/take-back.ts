import type { Person } from '#contracts/desk.ts'
import { changeEntries, photoIdOf, photosFile, readEntries } from '#server/desk/content/photo-entries.ts'
import type { Draft } from '#server/desk/draft/draft.ts'
import type { History } from '#server/desk/publishing/history.ts'
import { Refusal } from '#server/desk/request/http.ts'

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

/**
 * Makes an earlier state of the content the draft; to publish it undoes all that came after. Gives the changed paths.
 * @throws Refusal while something else is drafted
 */
export async function restoreAsDraft(draft: Draft, history: History, commit: string, person: Pick<Person, 'name'>) {
  if ((await draft.changes()).length > 0) throw new Refusal(409, draftInTheWay)
  const paths = await history.differing(commit)
  for (const path of paths) {
    const content = await history.fileOf(commit, path)
    const version = await draft.versionAt(path)
    if (content) await draft.write(path, content, { version, person })
    else await draft.remove(path, { version, person })
  }
  return paths
}

const draftInTheWay =
  'Hay cambios sin publicar, que se perderían. Publícalos o descártalos, y vuelve después al estado anterior.'
