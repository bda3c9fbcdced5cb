import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'
import { day } from '#contracts/days.ts'
import { deskPath, type Person } from '#contracts/desk.ts'
import {
  type LaunchGap,
  type Preview,
  type Publication,
  type PublishingState,
  previewCookie,
  previewPath,
} from '#contracts/desk-publishing.ts'
import { readingFrom } from '#reader/content.ts'
import { editableAt } from '#reader/editable.ts'
import { findingsIn } from '#reader/findings.ts'
import { type Missing, missing } from '#reader/missing.ts'
import { editHref, titleOfFile } from '#server/desk/content/titles.ts'
import type { Draft } from '#server/desk/draft/draft.ts'
import { fillersOf, linesOf, plannedChanges } from '#server/desk/publishing/describe.ts'
import type { PublishingServices } from '#server/desk/publishing/services.ts'
import { discardChange, restoreAsDraft } from '#server/desk/publishing/take-back.ts'
import { troubleOf } from '#server/desk/publishing/troubles.ts'
import { type DeskEnv, type DeskServices, forOwners, forPublisher } from '#server/desk/request/access.ts'
import { done, Refusal, readJson, smallBody } from '#server/desk/request/http.ts'
import { keyIn, type PreviewKeys } from '#server/site/preview.ts'

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

/** `api/launch`: what is missing before the site is public, each with the way to its field. The draft counts. */
export function launchRoutes({ config, now, draft }: DeskServices) {
  return new Hono<DeskEnv>().get('/', forOwners, async (c) => {
    const env = { ...process.env, DATA_DIR: config.DATA_DIR, SMTP_URL: config.SMTP_URL, MAIL_TO: config.MAIL_TO }
    return c.json<LaunchGap[]>(await gaps(draft, { env, now: now() }))
  })
}

async function gaps(draft: Draft, machine: Parameters<typeof missing>[0]): Promise<LaunchGap[]> {
  const folder = await mkdtemp(join(tmpdir(), 'veta-launch-'))
  try {
    await draft.materialize(folder, { masters: false })
    return readingFrom(folder, () => missing(machine)).map(gapOf)
  } catch (error) {
    const troubles = findingsIn(error).map(troubleOf)
    return troubles.map(({ message, href = '' }) => ({ message, group: 'Por arreglar antes', href }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function gapOf({ file, field, said }: Missing): LaunchGap {
  if (!file.startsWith('content/')) return { message: said, group: 'Servidor', href: '' }
  const path = file.slice('content/'.length)
  return { message: said, group: path === 'photos.yaml' ? 'Fotos' : titleOfFile(path), href: editHref(path, field) }
}

/** `/taller/vista/KEY` lets whoever has a key that holds into the preview, signed in or not; `/taller/vista/salir` out. */
export function previewDoor(keys: PreviewKeys, now: () => number) {
  const cookie = (value: string, seconds: number, secure: boolean) =>
    `${previewCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return new Hono<DeskEnv>()
    .get(`${previewPath}/salir`, (c) => {
      // For whoever is not in the preview there is no way out of it either.
      if (!c.get('person') && keys.read(keyIn(c.req.header('cookie'))) === undefined) return c.notFound()
      c.header('Set-Cookie', cookie('', 0, false))
      return c.redirect(c.get('person') ? `${deskPath}/publicar` : '/')
    })
    .get(`${previewPath}/:key`, (c) => {
      const key = c.req.param('key')
      const until = keys.read(key)
      if (until === undefined) return c.notFound()
      const secure = c.req.header('x-forwarded-proto') === 'https'
      c.header('Set-Cookie', cookie(key, Math.floor((until - now()) / 1000), secure))
      return c.redirect('/')
    })
}
