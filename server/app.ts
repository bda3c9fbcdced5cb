import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { challengePath, submitPath } from '#contracts/enquiry.ts'
import { describeError } from '#server/log.ts'
import { errorPage } from '#server/pages.ts'
import { category } from '#server/routes/category.ts'
import { enquiries } from '#server/routes/enquiries.ts'
import { operation } from '#server/routes/operation.ts'
import type { Services } from '#server/services.ts'

/** All that is computed for a request. What is built beforehand, `site.ts` serves. */
export function createApp(services: Services) {
  const { config, captcha, log } = services
  const forOtherSites = cors({
    origin: (origin) => (config.CORS_ORIGINS.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    allowHeaders: ['Content-Type', 'Accept', 'X-Requested-With'],
    exposeHeaders: ['Retry-After', 'ETag'],
    maxAge: 86_400,
  })
  const app = new Hono()
  if (config.CORS_ORIGINS.length > 0) app.use('/api/*', forOtherSites).use('/category', forOtherSites)
  app
    .route(submitPath, enquiries(services))
    .route('/category', category(services.categories))
    .route('/', operation(services))
  if (captcha)
    app.get(challengePath, async (c) => c.json(await captcha.challenge(), 200, { 'Cache-Control': 'no-store' }))
  app.notFound((c) => {
    const message = `No route matches URL "${c.req.path}"`
    if (c.req.header('accept')?.includes('text/html')) return c.html(errorPage({ status: 404, message }), 404)
    return c.json({ success: false, message }, 404)
  })
  app.onError((error, c) => {
    log.error({ error: describeError(error) }, 'a request failed')
    return c.json(
      { success: false, message: 'Algo ha fallado en el servidor. Vuelve a intentarlo en un momento.' },
      500,
    )
  })
  return app
}
