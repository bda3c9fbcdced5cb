import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { deskPath } from '#contracts/desk.ts'
import { challengePath, photosPath, submitPath } from '#contracts/enquiry.ts'
import { workshopPath } from '#server/enquiry/links.ts'
import { errorPage } from '#server/pages.ts'
import { category } from '#server/routes/category.ts'
import { enquiries } from '#server/routes/enquiries.ts'
import { operation } from '#server/routes/operation.ts'
import { laterPhotos } from '#server/routes/photos.ts'
import { customerQuote } from '#server/routes/quote.ts'
import { workshop } from '#server/routes/workshop.ts'
import { forOtherSites } from '#server/security-headers.ts'
import type { Env, Services } from '#server/services.ts'
import { serverFailure } from '#words/errors-words.ts'

export type App = ReturnType<typeof createApp>

/** All that is computed for a request: the table of routes. What is built beforehand, `site.ts` serves. */
export function createApp(services: Services) {
  const { config, captcha, log } = services
  const app = new Hono<Env>()
  for (const path of ['/api/*', '/category']) {
    app.use(path, forOtherSites)
    if (config.CORS_ORIGINS.length > 0) app.use(path, allowOrigins(config.CORS_ORIGINS))
  }
  app.route(submitPath, enquiries(services))
  if (captcha)
    app.get(challengePath, async (c) => c.json(await captcha.challenge(), 200, { 'Cache-Control': 'no-store' }))
  app
    .route(photosPath, laterPhotos(services))
    .route(workshopPath, customerQuote(services))
    .route(workshopPath, workshop(services))
    .route('/category', category(services.categories))
    .route('/', operation(services))
  app.on(['ALL'], [deskPath, `${deskPath}/*`], async (c) => {
    const unknown = () => c.env.asUnknown?.() ?? c.notFound()
    if (!services.mayBeForDesk(c.req.raw)) return unknown()
    const answer = await (await services.desk()).fetch(c.req.raw, c.env)
    return answer.status === 404 && !answer.headers.has('content-type') ? unknown() : answer
  })
  app.notFound((c) => {
    const message = `No route matches URL "${c.req.path}"`
    if (c.req.header('accept')?.includes('text/html')) return c.html(errorPage({ status: 404, message }), 404)
    return c.json({ success: false, message }, 404)
  })
  app.onError((error, c) => {
    log.error({ error }, 'a request failed')
    return c.json({ success: false, message: serverFailure }, 500)
  })
  return app
}

const allowOrigins = (origins: readonly string[]) =>
  cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    allowHeaders: ['Content-Type', 'Accept', 'X-Requested-With'],
    exposeHeaders: ['Retry-After', 'ETag'],
    maxAge: 86_400,
  })
