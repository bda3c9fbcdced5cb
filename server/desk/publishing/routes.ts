import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { deskPath, type Person } from '#contracts/desk.ts'
import { type Preview, type Publication, type PublishingState, previewPath } from '#contracts/desk-publishing.ts'
import { editableAt } from '#reader/editable.ts'
import { type DeskEnv, forOwners } from '#server/desk/access.ts'
import { WrongContentPath } from '#server/desk/draft/draft.ts'
import { plannedChanges } from '#server/desk/publishing/describe.ts'
import { discardChange } from '#server/desk/publishing/discard.ts'
import { fillersOf } from '#server/desk/publishing/fillers.ts'
import { linesOf } from '#server/desk/publishing/in-words.ts'
import { DraftInTheWay, restoreAsDraft } from '#server/desk/publishing/restore.ts'
import type { Publishing } from '#server/desk/publishing/services.ts'
import { smallBody } from '#server/desk/read-json.ts'
import { Refusal } from '#server/desk/refusal.ts'
import type { DeskServices } from '#server/desk/services.ts'

/** So long a link to the preview holds. */
const linkLasts = 24 * 60 * 60_000

const Publish = z.object({ overwrite: z.boolean().default(false) })
const Discard = z.object({ path: z.string() })
const Restore = z.object({ commit: z.string() })

/** Lets only the server pass that publishes. */
export const forPublisher = ({ refused }: Publishing): MiddlewareHandler => {
  return async (c, next) => (refused === '' ? next() : c.json({ message: refused }, 409))
}

/** `api/publishing`: what would be published, its preview, the publication and its history. */
export function publishingRoutes({ publishing, audit, now }: Pick<DeskServices, 'publishing' | 'audit' | 'now'>) {
  const { draft, history, publisher, refused } = publishing
  return new Hono<DeskEnv>()
    .get('/', async (c) => c.json<PublishingState>(await stateOf(publishing, now)))
    .get('/history', async (c) => {
      const [newest, ...older] = refused === '' ? await history.list() : []
      const shown = (entry: typeof newest, current: boolean) =>
        entry ? [{ commit: entry.id, by: entry.by, at: entry.at, changes: entry.lines, current }] : []
      return c.json<Publication[]>([...shown(newest, true), ...older.flatMap((entry) => shown(entry, false))])
    })
    .use(forPublisher(publishing), smallBody)
    .post('/preview', (c) => (publisher.preview() ? c.body(null, 202) : c.json({ message: busy }, 409)))
    .post('/publish', async (c) => {
      const { overwrite } = Publish.parse(await c.req.json())
      const fingerprint = await draft.fingerprint()
      const changes = await plannedChanges(draft)
      if (changes.length === 0) return c.json({ message: 'No hay cambios que publicar.' }, 409)
      if (changes.some(({ path }) => !mayTouch(c.var.person, path))) return c.json({ message: ownersText }, 403)
      if (!overwrite && changes.some(({ overtaken }) => overtaken)) return c.json({ message: overtakenText }, 409)
      const [filler] = await fillersOf(draft, changes)
      if (filler) return c.json({ message: filler.message }, 409)
      const lines = changes.flatMap(linesOf)
      if (!publisher.publish(c.var.person, lines, fingerprint)) return c.json({ message: busy }, 409)
      await audit(c.var.person, 'Publica', { Cambios: lines.join('; ') })
      return c.body(null, 202)
    })
    .post('/discard', async (c) => {
      if (publisher.busy()) return c.json({ message: busy }, 409)
      const { path } = Discard.parse(await c.req.json())
      if (!mayTouch(c.var.person, path)) return c.json({ message: ownersText }, 403)
      await discardChange(draft, path, c.var.person)
      await audit(c.var.person, 'Descarta un cambio', { Archivo: path })
      return c.body(null, 204)
    })
    .post('/restore', forOwners, async (c) => {
      const commit = await history.find(Restore.parse(await c.req.json()).commit)
      if (!commit) return c.json({ message: 'Ese estado ya no está en el historial.' }, 404)
      if (publisher.busy()) return c.json({ message: busy }, 409)
      const paths = await restoreAsDraft(draft, history, commit, c.var.person)
      await audit(c.var.person, 'Vuelve a un estado anterior', { Estado: commit.slice(0, 10) })
      return c.json({ count: paths.length })
    })
    .onError((error, c) => {
      if (error instanceof Refusal) return c.json(error.said, error.status)
      if (error instanceof DraftInTheWay) return c.json({ message: draftInTheWay }, 409)
      if (error instanceof z.ZodError || error instanceof SyntaxError || error instanceof WrongContentPath)
        return c.json({ message: 'La petición no se entiende; vuelve a cargar la página.' }, 400)
      throw error
    })
}

/** What only owners may change, only they publish or discard. */
const mayTouch = ({ role }: Person, path: string) => role === 'owner' || !editableAt(path)?.ownersOnly

async function stateOf({ draft, publisher, keys, refused }: Publishing, now: () => number): Promise<PublishingState> {
  const build = publisher.state()
  if (refused !== '') return { refused, changes: [], fillers: [], build, remoteTrouble: false }
  const preview =
    publisher.busy() || !(await publisher.hasPreview()) ? undefined : await previewOf(publisher, keys, now)
  const changes = await plannedChanges(draft)
  return {
    refused,
    changes,
    fillers: await fillersOf(draft, changes),
    build,
    preview,
    remoteTrouble: await publisher.remoteTrouble(),
  }
}

async function previewOf(
  publisher: Publishing['publisher'],
  keys: Publishing['keys'],
  now: () => number,
): Promise<Preview> {
  const until = now() + linkLasts
  const link = `${deskPath}${previewPath}/${keys.make(until)}`
  return { link, until: new Date(until).toISOString(), current: await publisher.previewIsCurrent() }
}

const busy = 'El sitio se está preparando; espera a que termine.'
const ownersText =
  'Entre los cambios hay ajustes, condiciones o textos legales: eso solo lo puede publicar o descartar el dueño del taller.'
const overtakenText =
  'Alguno de los textos publicados ha cambiado después de empezar tu borrador. Míralo antes de publicar encima.'
const draftInTheWay =
  'Hay cambios sin publicar, que se perderían. Publícalos o descártalos, y vuelve después al estado anterior.'
