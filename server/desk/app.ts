import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { type DeskSession, deskPath } from '#contracts/desk.ts'
import { DraftConflict, WrongContentPath } from '#server/desk/draft/draft.ts'
import { enquiries } from '#server/desk/enquiries/routes.ts'
import { account } from '#server/desk/people/account.ts'
import { people } from '#server/desk/people/people.ts'
import { pictureRoutes } from '#server/desk/pictures/routes.ts'
import { launchRoutes, previewDoor, publishingRoutes } from '#server/desk/publishing/routes.ts'
import { openPublishing, type PublishingServices } from '#server/desk/publishing/services.ts'
import { pushRoutes } from '#server/desk/push/routes.ts'
import { quotes } from '#server/desk/quotes/routes.ts'
import {
  type DeskEnv,
  type DeskServices,
  deskHeaders,
  forGuests,
  forPeople,
  forPublisher,
  sameSite,
} from '#server/desk/request/access.ts'
import { createAudit, Refusal } from '#server/desk/request/http.ts'
import { createEntry, doors, type Entry } from '#server/desk/sign-in/enter.ts'
import { listPeople } from '#server/desk/sign-in/people.ts'
import { reauthentication, signInRoutes } from '#server/desk/sign-in/sign-in.ts'
import { wordRoutes } from '#server/desk/words/routes.ts'
import { Refused } from '#server/enquiry/refused.ts'
import { QuoteConflict } from '#server/storage/quotes/change.ts'
import { quoteRefusals } from '#words/quote-paper-words.ts'

export type DeskParts = Omit<DeskServices, 'signIn' | 'people' | 'draft' | 'mayNotPublish' | 'audit'> &
  Partial<Pick<DeskServices, 'signIn' | 'people'>>

/** Builds the desk; loaded only when somebody asks for it, so that it costs other servers no memory. */
export async function openDesk({ signIn, people, ...parts }: DeskParts) {
  const audit = createAudit(parts.store, parts.now)
  const entry = createEntry({ ...parts, audit })
  const services = {
    ...parts,
    ...(await openPublishing(parts)),
    audit,
    signIn: signIn ?? entry,
    people: people ?? (async () => (await listPeople(parts.store)).map(({ id, name }) => ({ id, name }))),
  }
  return createDesk(services, entry)
}

/** The owner's desk: everything below `/taller`. Strangers get the 404 of an address that does not exist. */
export function createDesk(services: PublishingServices, entry: Entry) {
  const { config, settings, signIn, log, publishing, now } = services
  const api = new Hono<DeskEnv>()
    .use(forPeople)
    .get('/session', (c) => c.json<DeskSession>({ person: c.var.person, brand: settings.brand }))
    .route('/reauthenticate', reauthentication(services, entry))
    .route('/account', account(services, entry))
    .route('/', people(services, entry))
    .use('/words/*', forPublisher(services))
    .route('/words', wordRoutes(services))
    .route('/launch', launchRoutes(services))
    .route('/pictures', pictureRoutes(services))
    .route('/publishing', publishingRoutes(services))
    .route('/enquiries', enquiries(services))
    .route('/quotes', quotes(services))
    .route('/push', pushRoutes(services))
    .all('*', () => {
      throw new Refusal(404, 'Aquí no hay nada.')
    })
  const desk = new Hono<DeskEnv>()
    .basePath(deskPath)
    .use(deskHeaders)
    .use(async (c, next) => {
      const session = await signIn.sessionOf(c.req.raw.headers)
      if (session) {
        c.set('session', session)
        c.set('person', session.person)
      }
      await next()
    })
    .route('/', doors(services, entry))
    .route('/', previewDoor(publishing.keys, now))
    .use(forGuests)
    .use(sameSite)
    .route('/api/sign-in', signInRoutes(services, entry))
    .route('/api', api)
    .route('/', deskFiles(config.SITE_DIR))
  // Without content: the server puts the 404 of any unknown address in its place.
  desk.notFound((c) => c.body(null, 404))
  desk.onError((error, c) => {
    const refusal = refusalOf(error)
    if (refusal) return c.json(refusal.said, refusal.status)
    log.error({ error }, 'the desk failed')
    return c.json({ message: 'Algo ha fallado en el servidor. Prueba otra vez dentro de un momento.' }, 500)
  })
  return desk
}

/** The built files of the desk (`desk/` of the build); every other address below it is its one page. */
function deskFiles(siteDir: string) {
  const root = join(siteDir, 'desk')
  const rewriteRequestPath = (path: string) => path.slice(deskPath.length)
  const file = serveStatic<DeskEnv>({ root, precompressed: true, rewriteRequestPath })
  return (
    new Hono<DeskEnv>()
      .get('/static/:name', file, (c) => c.notFound())
      // Not among the others: a service worker rules what lies below its own address.
      .get('/push-worker.js', file, (c) => c.notFound())
      .get('*', serveStatic({ root, path: 'index.html' }))
  )
}

/** What a person is told of an error of the storeys below the desk; undefined for one that nobody expected. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof QuoteConflict)
    return new Refusal(error.reason === 'gone' ? 404 : 409, quoteRefusals[error.reason])
  if (error instanceof DraftConflict)
    return new Refusal(409, 'Alguien lo ha cambiado mientras tanto. Vuelve a abrirlo.')
  if (error instanceof WrongContentPath) return new Refusal(400, 'Ese archivo no es de los textos ni de las fotos.')
  if (error instanceof Refused) return new Refusal(400, 'Eso no ha llegado entero. Envíalo otra vez.')
  return undefined
}
