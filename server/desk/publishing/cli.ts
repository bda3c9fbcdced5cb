import { minuteOf } from '#contracts/days.ts'
import { type ContentConfig, openContent } from '#server/desk/publishing/places.ts'
import { restoreAsDraft } from '#server/desk/publishing/restore.ts'
import { Refusal } from '#server/desk/request/refusal.ts'

/** What has been published, the newest first, a line each. */
export async function historyText(config: ContentConfig): Promise<string> {
  const commits = await openContent(config).history.list()
  const lines = commits.map(
    ({ id, at, by, lines }) => `${id.slice(0, 10)}  ${minuteOf(Date.parse(at))}  ${by}: ${lines.join('; ')}`,
  )
  return lines.join('\n') || 'Nothing has been published from the desk yet.'
}

/** Makes an earlier state the draft; gives what was done. @throws a sentence when there is no such state, or a draft */
export async function restoreText(config: ContentConfig, name: string): Promise<string> {
  const { draft, history } = openContent(config)
  const commit = await history.find(name)
  if (!commit) throw new Error(`The history has no state "${name}"; see: npm run desk -- history`)
  try {
    const paths = await restoreAsDraft(draft, history, commit, { name: 'Línea de órdenes' })
    if (paths.length === 0) return 'The content is in that state already.'
    return `${paths.length} files are drafted as they were then; look at them and publish at /taller/publicar.`
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Error('Something is drafted and would be lost; publish or discard it at /taller/publicar first.')
  }
}
