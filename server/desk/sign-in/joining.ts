import { type Context, Hono } from 'hono'
import type { Transaction } from 'kysely'
import type { Invitation } from '#contracts/desk.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import { readJson } from '#server/desk/request/read-json.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import type { DeskServices } from '#server/desk/request/services.ts'
import { attestation } from '#server/desk/sign-in/answers.ts'
import type { Entry } from '#server/desk/sign-in/enter.ts'
import { failed } from '#server/desk/sign-in/failures.ts'
import { digestOf, doorKey } from '#server/desk/sign-in/keys.ts'
import { limitTries } from '#server/desk/sign-in/limits.ts'
import { addressOf, readLink, takeLink } from '#server/desk/sign-in/links.ts'
import { hashPassword, judgePassword, newPassword } from '#server/desk/sign-in/passwords.ts'
import { deviceOf } from '#server/desk/sign-in/sessions.ts'
import type { Schema } from '#server/storage/schema.ts'

const noInvitation = 'Esta invitación ya se ha usado o ha caducado. Pide otra a quien lleva el taller.'

/** The way in of somebody who was invited: a first passkey, or a password where the device makes none. */
export function joining(services: DeskServices, entry: Entry) {
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
      await entry.enter(c, person, 'invitación y clave de acceso')
      return c.body(null, 204)
    })
    .post('/:key/password', async (c) => {
      const { key, person } = await read(c)
      const { password } = await readJson(c, newPassword)
      await judgePassword(password, [person.name, person.email, settings.brand])
      const hash = await hashPassword(password)
      await join(key, person.id, (tx) =>
        tx.updateTable('desk_person').set({ password: hash }).where('id', '=', person.id).execute(),
      )
      await entry.enter(c, person, 'invitación y contraseña')
      return c.body(null, 204)
    })
}
