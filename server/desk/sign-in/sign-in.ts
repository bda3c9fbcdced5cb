import { type Context, Hono } from 'hono'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Invitation, LoginWays, SignInWays } from '#contracts/desk.ts'
import type { DeskEnv, DeskServices } from '#server/desk/request/access.ts'
import { fields, Refusal, readJson, smallBody } from '#server/desk/request/http.ts'
import type { Entry } from '#server/desk/sign-in/enter.ts'
import { addressOf, digestOf, doorKey, hasEnoughMails, readLink, takeLink } from '#server/desk/sign-in/links.ts'
import { mailLink } from '#server/desk/sign-in/mail.ts'
import { assertion, attestation, listPasskeys } from '#server/desk/sign-in/passkeys.ts'
import { hashPassword, isPassword, judgePassword, newPassword } from '#server/desk/sign-in/passwords.ts'
import { findByEmail, findPerson } from '#server/desk/sign-in/people.ts'
import { deviceOf } from '#server/desk/sign-in/sessions.ts'
import { failed, limitTries } from '#server/desk/sign-in/tries.ts'
import type { Schema } from '#server/storage/schema.ts'

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
      return entry.enter(c, person, 'clave de acceso')
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
      return entry.enter(c, person, 'contraseña')
    })
    .post('/mail', async (c) => {
      const { email } = await readJson(c, z.object({ email: fields.email }))
      await limitTries(c, services, email)
      // Nobody waits for it: how long it takes would tell who has an account.
      void mailToEnter(services, email).catch((error) => services.log.error({ error }, 'a link could not be mailed'))
      return c.body(null, 204)
    })
    .post('/link', async (c) => {
      await limitTries(c, services)
      const { key } = await readJson(c, z.object({ key: fields.key }))
      const found = await readLink(store, 'mail', key, now())
      if (!found || !(await takeLink(store.db, 'mail', key, now())))
        throw await failed(c, services, 'link', found?.person, new Refusal(403, noLink))
      return entry.enter(c, found.person, 'enlace por correo')
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

const noInvitation = 'Esta invitación ya se ha usado o ha caducado. Pide otra a quien lleva el taller.'

/** The way in of somebody who was invited: a first passkey, or a password where the device makes none. */
function joining(services: DeskServices, entry: Entry) {
  const { store, now, settings, origin } = services
  const { passkeys } = entry
  const purposeOf = (key: string) => `join:${digestOf(key)}`

  async function read(c: Context<DeskEnv>) {
    await limitTries(c, services)
    const key = c.req.param('key') ?? ''
    const found = await readLink(store, 'invitation', key, now())
    if (!found) throw await failed(c, services, 'invitation', undefined, new Refusal(404, noInvitation))
    return { key, ...found }
  }

  /** Uses the invitation up and keeps the way in, both or neither. */
  async function join(key: string, person: string, keep: (tx: Transaction<Schema>) => Promise<unknown>) {
    await store.db.transaction().execute(async (tx) => {
      if (!(await takeLink(tx, 'invitation', key, now()))) throw new Refusal(409, 'Esta invitación acaba de usarse.')
      await keep(tx)
      await tx
        .updateTable('desk_person')
        .set(({ fn, val }) => ({ joined_at: fn.coalesce('joined_at', val(now())) }))
        .where('id', '=', person)
        .execute()
    })
  }

  return new Hono<DeskEnv>()
    .get('/:key', async (c) => {
      const { person, until } = await read(c)
      const { name, email, role } = person
      const address = addressOf(origin, 'door', await doorKey(store))
      return c.json<Invitation>({ name, email, role, until, address })
    })
    .post('/:key/options', async (c) => {
      const { key, person } = await read(c)
      return c.json(await passkeys.optionsToAdd(person, purposeOf(key)))
    })
    .post('/:key/passkey', async (c) => {
      const { key, person } = await read(c)
      const name = deviceOf(c.req.header('user-agent') ?? '')
      const passkey = await passkeys.prove(await readJson(c, attestation), person.id, purposeOf(key), name)
      await join(key, person.id, (tx) => tx.insertInto('desk_passkey').values(passkey).execute())
      return entry.enter(c, person, 'invitación y clave de acceso')
    })
    .post('/:key/password', async (c) => {
      const { key, person } = await read(c)
      const { password } = await readJson(c, newPassword)
      await judgePassword(password, [person.name, person.email, settings.brand])
      const hash = await hashPassword(password)
      await join(key, person.id, (tx) =>
        tx.updateTable('desk_person').set({ password: hash }).where('id', '=', person.id).execute(),
      )
      return entry.enter(c, person, 'invitación y contraseña')
    })
}

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
      if (person !== session.person.id) {
        const wrong = new Refusal(403, 'Esa clave de acceso no es la tuya.')
        throw await failed(c, services, 'passkey', session.person, wrong)
      }
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
