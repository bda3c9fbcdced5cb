import { Hono } from 'hono'
import { type DeskSession, deskPath } from '#contracts/desk.ts'
import { enquiries } from '#server/desk/enquiries/routes.ts'
import { deskFiles } from '#server/desk/files.ts'
import { account } from '#server/desk/people/account.ts'
import { people } from '#server/desk/people/people.ts'
import { pictureRoutes } from '#server/desk/pictures/routes.ts'
import { launchRoutes } from '#server/desk/publishing/launch.ts'
import { previewDoor } from '#server/desk/publishing/preview-door.ts'
import { publishingRoutes } from '#server/desk/publishing/routes.ts'
import type { PublishingServices } from '#server/desk/publishing/services.ts'
import { pushRoutes } from '#server/desk/push/routes.ts'
import { quotes } from '#server/desk/quotes/routes.ts'
import { refusalOf } from '#server/desk/refusal-of.ts'
import { type DeskEnv, deskHeaders, forGuests, forPeople, forPublisher, sameSite } from '#server/desk/request/access.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import { doors } from '#server/desk/sign-in/doors.ts'
import type { Entry } from '#server/desk/sign-in/enter.ts'
import { reauthentication } from '#server/desk/sign-in/reauthentication.ts'
import { signInRoutes } from '#server/desk/sign-in/sign-in.ts'
import { wordRoutes } from '#server/desk/words/routes.ts'
import { describeError } from '#server/log.ts'

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
    log.error({ error: describeError(error) }, 'the desk failed')
    return c.json({ message: 'Algo ha fallado en el servidor. Prueba otra vez dentro de un momento.' }, 500)
  })
  return desk
}
