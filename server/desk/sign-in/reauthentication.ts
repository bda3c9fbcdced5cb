import { Hono } from 'hono'
import { z } from 'zod'
import type { LoginWays } from '#contracts/desk.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import { readJson, smallBody } from '#server/desk/request/read-json.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import type { DeskServices } from '#server/desk/request/services.ts'
import { assertion } from '#server/desk/sign-in/answers.ts'
import type { Entry } from '#server/desk/sign-in/enter.ts'
import { failed } from '#server/desk/sign-in/failures.ts'
import { limitTries } from '#server/desk/sign-in/limits.ts'
import { listPasskeys } from '#server/desk/sign-in/passkeys.ts'
import { isPassword } from '#server/desk/sign-in/passwords.ts'
import { findPerson } from '#server/desk/sign-in/people.ts'

/** A fresh proof of presence for who is signed in: the passkey again, or the password. Who has neither signs in again. */
export function reauthentication(services: DeskServices, entry: Entry) {
  const { store } = services
  const { passkeys } = entry
  const purposeOf = (session: string) => `look:${session}`
  return new Hono<DeskEnv>()
    .use(smallBody)
    .get('/', async (c) => {
      const { id } = c.var.person
      const [held, row] = await Promise.all([listPasskeys(store.db, [id]), findPerson(store, id)])
      return c.json<LoginWays>({ passkey: held.length > 0, password: Boolean(row?.password) })
    })
    .post('/passkey/options', async (c) => {
      await limitTries(c, services)
      const { id, person } = c.var.session
      return c.json(await passkeys.optionsToUse(purposeOf(id), person.id))
    })
    .post('/passkey', async (c) => {
      await limitTries(c, services)
      const { session } = c.var
      const person = await passkeys.use(await readJson(c, assertion), purposeOf(session.id))
      if (person !== session.person.id)
        throw await failed(
          c,
          services,
          'passkey',
          session.person,
          new Refusal(403, 'Esa clave de acceso no es la tuya.'),
        )
      await entry.sessions.prove(session)
      return c.body(null, 204)
    })
    .post('/password', async (c) => {
      const { session } = c.var
      await limitTries(c, services, session.person.email)
      const { password } = await readJson(c, z.object({ password: z.string('Escribe la contraseña.').max(1_000) }))
      const row = await findPerson(store, session.person.id)
      if (!(await isPassword(password, row?.password ?? null))) {
        const wrong = new Refusal(403, 'La contraseña no es correcta.', { field: 'password' })
        throw await failed(c, services, 'password', session.person, wrong)
      }
      await entry.sessions.prove(session)
      return c.body(null, 204)
    })
}
