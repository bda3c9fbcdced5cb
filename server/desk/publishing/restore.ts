import type { Person } from '#contracts/desk.ts'
import type { Draft } from '#server/desk/draft/draft.ts'
import type { History } from '#server/desk/publishing/history.ts'
import { Refusal } from '#server/desk/request/refusal.ts'

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
