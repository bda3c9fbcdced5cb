import { Hono } from 'hono'
import { z } from 'zod'
import { day } from '#contracts/days.ts'
import { deskPath, type Person } from '#contracts/desk.ts'
import { type Preview, type Publication, type PublishingState, previewPath } from '#contracts/desk-publishing.ts'
import { editableAt } from '#reader/editable.ts'
import { plannedChanges } from '#server/desk/publishing/describe.ts'
import { discardChange } from '#server/desk/publishing/discard.ts'
import { fillersOf } from '#server/desk/publishing/fillers.ts'
import { linesOf } from '#server/desk/publishing/in-words.ts'
import { restoreAsDraft } from '#server/desk/publishing/restore.ts'
import type { PublishingServices } from '#server/desk/publishing/services.ts'
import { type DeskEnv, forOwners, forPublisher } from '#server/desk/request/access.ts'
import { done } from '#server/desk/request/audit.ts'
import { readJson, smallBody } from '#server/desk/request/read-json.ts'
import { Refusal } from '#server/desk/request/refusal.ts'

const Publish = z.object({ overwrite: z.boolean().default(false) })
const Discard = z.object({ path: z.string() })
const Restore = z.object({ commit: z.string() })

/** `api/publishing`: what would be published, its preview, the publication and its history. */
export function publishingRoutes(services: PublishingServices) {
  const { draft, audit, mayNotPublish } = services
  const { history, publisher } = services.publishing
  return new Hono<DeskEnv>()
    .get('/', async (c) => c.json<PublishingState>(await stateOf(services)))
    .get('/history', async (c) => {
      const commits = mayNotPublish === '' ? await history.list() : []
      const shown = commits.map(({ id, lines, by, at }, i) => ({
        commit: id,
        by,
        at,
        changes: lines,
        current: i === 0,
      }))
      return c.json<Publication[]>(shown)
    })
    .use(forPublisher(services), smallBody)
    .post('/preview', (c) => {
      if (!publisher.preview()) throw new Refusal(409, busy)
      return c.body(null, 202)
    })
    .post('/publish', async (c) => {
      const { overwrite } = await readJson(c, Publish)
      const fingerprint = await draft.fingerprint()
      const changes = await plannedChanges(draft)
      if (changes.length === 0) throw new Refusal(409, 'No hay cambios que publicar.')
      if (changes.some(({ path }) => !mayTouch(c.var.person, path))) throw new Refusal(403, ownersText)
      if (!overwrite && changes.some(({ overtaken }) => overtaken)) throw new Refusal(409, overtakenText)
      const [filler] = await fillersOf(draft, changes)
      if (filler) throw new Refusal(409, filler.message)
      const lines = changes.flatMap(linesOf)
      if (!publisher.publish(c.var.person, lines, fingerprint)) throw new Refusal(409, busy)
      await audit(c.var.person, 'Publica', { Cambios: lines.join('; ') })
      return c.body(null, 202)
    })
    .post('/discard', async (c) => {
      if (publisher.busy()) throw new Refusal(409, busy)
      const { path } = await readJson(c, Discard)
      if (!mayTouch(c.var.person, path)) throw new Refusal(403, ownersText)
      await discardChange(draft, path, c.var.person)
      return done(c, audit, 'Descarta un cambio', { Archivo: path })
    })
    .post('/restore', forOwners, async (c) => {
      const commit = await history.find((await readJson(c, Restore)).commit)
      if (!commit) throw new Refusal(404, 'Ese estado ya no está en el historial.')
      if (publisher.busy()) throw new Refusal(409, busy)
      const paths = await restoreAsDraft(draft, history, commit, c.var.person)
      await audit(c.var.person, 'Vuelve a un estado anterior', { Estado: commit.slice(0, 10) })
      return c.json({ count: paths.length })
    })
}

/** What only owners may change, only they publish or discard. */
const mayTouch = ({ role }: Person, path: string) => role === 'owner' || !editableAt(path)?.ownersOnly

async function stateOf(services: PublishingServices): Promise<PublishingState> {
  const { draft, mayNotPublish: refused } = services
  const { publisher } = services.publishing
  const build = publisher.state()
  if (refused !== '') return { refused, changes: [], fillers: [], build, remoteTrouble: false }
  const changes = await plannedChanges(draft)
  return {
    refused,
    changes,
    fillers: await fillersOf(draft, changes),
    build,
    preview: await previewOf(services),
    remoteTrouble: await publisher.remoteTrouble(),
  }
}

async function previewOf({ publishing: { publisher, keys }, now }: PublishingServices): Promise<Preview | undefined> {
  const current = publisher.busy() ? undefined : await publisher.previewIsCurrent()
  if (current === undefined) return undefined
  const until = now() + day
  return { link: `${deskPath}${previewPath}/${keys.make(until)}`, until: new Date(until).toISOString(), current }
}

const busy = 'El sitio se está preparando; espera a que termine.'
const ownersText =
  'Entre los cambios hay ajustes, condiciones o textos legales: eso solo lo puede publicar o descartar el dueño del taller.'
const overtakenText =
  'Alguno de los textos publicados ha cambiado después de empezar tu borrador. Míralo antes de publicar encima.'
