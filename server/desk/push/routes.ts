import { Hono } from 'hono'
import { z } from 'zod'
import { pushKeys } from '#server/desk/push/send.ts'
import type { DeskEnv, DeskServices } from '#server/desk/request/access.ts'
import { done, readJson, smallBody } from '#server/desk/request/http.ts'
import { dropSubscription, keepSubscription } from '#server/storage/push.ts'

/** Push services of the browsers there are. Any other address would let somebody of the desk send the server anywhere. */
const services =
  /^https:\/\/([\w-]+\.)*(googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)\//

const key = z.string().regex(/^[\w-]{16,100}=*$/)
const endpoint = z
  .url('Ese navegador no da una dirección de avisos.')
  .max(1_000)
  .regex(services, 'Los avisos de ese navegador no se conocen. Prueba con Chrome, Firefox, Edge o Safari.')
const Given = z.object({ endpoint, keys: z.object({ p256dh: key, auth: key }) })

export function pushRoutes({ store, now, audit }: DeskServices) {
  return new Hono<DeskEnv>()
    .use(smallBody)
    .get('/', async (c) => c.json({ publicKey: (await pushKeys(store)).publicKey }))
    .post('/', async (c) => {
      const { endpoint, keys } = await readJson(c, Given)
      await keepSubscription(store, { person_id: c.var.person.id, endpoint, ...keys }, now())
      return done(c, audit, 'Activa los avisos en un aparato')
    })
    .delete('/', async (c) => {
      await dropSubscription(store, (await readJson(c, z.object({ endpoint: z.string().max(1_000) }))).endpoint)
      return done(c, audit, 'Quita los avisos de un aparato')
    })
}
