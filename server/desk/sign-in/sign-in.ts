import { Hono } from 'hono'
import { z } from 'zod'
import type { SignInWays } from '#contracts/desk.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import { fields, readJson, smallBody } from '#server/desk/request/read-json.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import type { DeskServices } from '#server/desk/request/services.ts'
import { assertion } from '#server/desk/sign-in/answers.ts'
import type { Entry } from '#server/desk/sign-in/enter.ts'
import { failed } from '#server/desk/sign-in/failures.ts'
import { joining } from '#server/desk/sign-in/joining.ts'
import { limitTries } from '#server/desk/sign-in/limits.ts'
import { hasEnoughMails, readLink, takeLink } from '#server/desk/sign-in/links.ts'
import { mailLink } from '#server/desk/sign-in/mail.ts'
import { isPassword } from '#server/desk/sign-in/passwords.ts'
import { findByEmail, findPerson } from '#server/desk/sign-in/people.ts'
import { describeError } from '#server/log.ts'

const purpose = 'sign-in'
const noPasskey = 'Esa clave de acceso no es de esta oficina. Entra de otra manera, o pide una invitación nueva.'
const noPassword = 'El correo o la contraseña no son correctos.'
const noLink = 'Este enlace ya se ha usado o ha caducado. Pide otro.'

/** The ways in, for who stands at the door: passkey, a link by mail, a password. None tells who has an account. */
export function signInRoutes(services: DeskServices, entry: Entry) {
  const { store, settings, now, mailer } = services
  const { passkeys } = entry
  return new Hono<DeskEnv>()
    .use(smallBody)
    .get('/', (c) => c.json<SignInWays>({ brand: settings.brand, mail: mailer !== undefined }))
    .post('/passkey/options', async (c) => {
      await limitTries(c, services)
      return c.json(await passkeys.optionsToUse(purpose))
    })
    .post('/passkey', async (c) => {
      await limitTries(c, services)
      const id = await passkeys.use(await readJson(c, assertion), purpose)
      const person = id === undefined ? undefined : await findPerson(store, id)
      if (!person) throw await failed(c, services, 'passkey', undefined, new Refusal(403, noPasskey))
      await entry.enter(c, person, 'clave de acceso')
      return c.body(null, 204)
    })
    .post('/password', async (c) => {
      const { email, password } = await readJson(
        c,
        z.object({
          email: fields.email,
          password: z
            .string('Escribe la contraseña.')
            .min(1, 'Escribe la contraseña.')
            .max(1_000, 'Esa contraseña es demasiado larga.'),
        }),
      )
      await limitTries(c, services, email)
      const person = await findByEmail(store, email)
      const right = await isPassword(password, person?.password ?? null)
      if (!person || !right)
        throw await failed(c, services, 'password', person, new Refusal(403, noPassword, { field: 'password' }))
      await entry.enter(c, person, 'contraseña')
      return c.body(null, 204)
    })
    .post('/mail', async (c) => {
      const { email } = await readJson(c, z.object({ email: fields.email }))
      await limitTries(c, services, email)
      // Nobody waits for it: how long it takes would tell who has an account.
      void mailToEnter(services, email).catch((error) =>
        services.log.error({ error: describeError(error) }, 'a link could not be mailed'),
      )
      return c.body(null, 204)
    })
    .post('/link', async (c) => {
      await limitTries(c, services)
      const { key } = await readJson(c, z.object({ key: fields.key }))
      const found = await readLink(store, 'mail', key, now())
      if (!found || !(await takeLink(store.db, 'mail', key, now())))
        throw await failed(c, services, 'link', found?.person, new Refusal(403, noLink))
      await entry.enter(c, found.person, 'enlace por correo')
      return c.body(null, 204)
    })
    .route('/invitation', joining(services, entry))
}

/** Mails an address to enter by, where somebody has an account with that address. */
async function mailToEnter(services: DeskServices, email: string): Promise<void> {
  const { store, mailer, now } = services
  const person = await findByEmail(store, email)
  if (!person || person.joined_at === null || !mailer || (await hasEnoughMails(store, person.id, now()))) return
  await mailLink(services, 'mail', person)
}
