import { Hono } from 'hono'
import { z } from 'zod'
import type { Account } from '#contracts/desk.ts'
import { type DeskEnv, type DeskServices, withRecentLogin } from '#server/desk/request/access.ts'
import { done, fields, Refusal, readJson, smallBody } from '#server/desk/request/http.ts'
import type { Entry } from '#server/desk/sign-in/enter.ts'
import { addressOf, doorKey } from '#server/desk/sign-in/links.ts'
import { attestation, listPasskeys } from '#server/desk/sign-in/passkeys.ts'
import { hashPassword, judgePassword, newPassword } from '#server/desk/sign-in/passwords.ts'
import { findPerson, renamePerson } from '#server/desk/sign-in/people.ts'
import { deviceOf } from '#server/desk/sign-in/sessions.ts'
import type { PasskeyRow, PersonRow } from '#server/storage/schema.ts'

const lastWay = 'Es tu única manera de entrar. Añade antes otra clave de acceso o una contraseña.'

/** What everybody does with the own account: name, passkeys, password, devices. */
export function account(services: DeskServices, entry: Entry) {
  const { store, origin, audit } = services
  return new Hono<DeskEnv>()
    .use(smallBody)
    .get('/', async (c) => {
      const { person } = c.var
      const { row, held } = await own(services, person.id)
      const devices = await entry.sessions.list([person.id], c.var.session.id)
      return c.json<Account>({
        person: c.var.person,
        passkeys: held.map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({ id, name, createdAt, usedAt })),
        hasPassword: row.password !== null,
        devices: devices.get(person.id) ?? [],
        address: addressOf(origin, 'door', await doorKey(store)),
        ...(row.recovered_by !== null && { recovered: { by: row.recovered_by, at: row.recovered_at ?? 0 } }),
      })
    })
    .patch('/', async (c) => {
      const { name } = await readJson(c, z.object({ name: fields.name }))
      await renamePerson(store, c.var.person.id, name)
      return done(c, audit, 'Cambia su nombre', { Antes: c.var.person.name, Ahora: name })
    })
    .route('/', passkeyRoutes(services, entry))
    .route('/', passwordRoutes(services, entry))
    .route('/', deviceRoutes(services, entry))
}

async function own({ store }: DeskServices, id: string): Promise<{ row: PersonRow; held: PasskeyRow[] }> {
  const [row, held] = await Promise.all([findPerson(store, id), listPasskeys(store.db, [id])])
  if (!row) throw new Refusal(404, 'Esa cuenta ya no existe.')
  return { row, held }
}

function requireOne(held: PasskeyRow[], wanted: string): PasskeyRow {
  const passkey = held.find(({ id }) => id === wanted)
  if (!passkey) throw new Refusal(404, 'Esa clave de acceso ya no está.')
  return passkey
}

function passkeyRoutes(services: DeskServices, { passkeys }: Entry) {
  const { store, audit } = services
  const { db } = store
  const look = withRecentLogin(services)
  return new Hono<DeskEnv>()
    .post('/passkeys/options', look, async (c) => {
      const { row } = await own(services, c.var.person.id)
      return c.json(await passkeys.optionsToAdd(row, `add:${row.id}`))
    })
    .post('/passkeys', look, async (c) => {
      const { id } = c.var.person
      const name = deviceOf(c.req.header('user-agent') ?? '')
      const passkey = await passkeys.prove(await readJson(c, attestation), id, `add:${id}`, name)
      await db.insertInto('desk_passkey').values(passkey).execute()
      return done(c, audit, 'Añade una clave de acceso', { Aparato: name })
    })
    .patch('/passkeys/:id', async (c) => {
      const { held } = await own(services, c.var.person.id)
      const { name } = await readJson(c, z.object({ name: fields.name }))
      const passkey = requireOne(held, c.req.param('id'))
      await db.updateTable('desk_passkey').set({ name }).where('id', '=', passkey.id).execute()
      return done(c, audit, 'Cambia el nombre de una clave de acceso', { Antes: passkey.name, Ahora: name })
    })
    .delete('/passkeys/:id', look, async (c) => {
      const { row, held } = await own(services, c.var.person.id)
      const passkey = requireOne(held, c.req.param('id'))
      if (held.length === 1 && row.password === null) throw new Refusal(409, lastWay)
      await db.deleteFrom('desk_passkey').where('id', '=', passkey.id).execute()
      return done(c, audit, 'Quita una clave de acceso', { Aparato: passkey.name })
    })
}

function passwordRoutes(services: DeskServices, entry: Entry) {
  const { store, settings, audit } = services
  const { db } = store
  const look = withRecentLogin(services)
  return new Hono<DeskEnv>()
    .put('/password', look, async (c) => {
      const { row } = await own(services, c.var.person.id)
      const { password } = await readJson(c, newPassword)
      await judgePassword(password, [row.name, row.email, settings.brand])
      const hash = await hashPassword(password)
      await db.updateTable('desk_person').set({ password: hash }).where('id', '=', row.id).execute()
      await entry.sessions.endAll(row.id, c.var.session.id)
      return done(c, audit, row.password === null ? 'Pone una contraseña' : 'Cambia su contraseña')
    })
    .delete('/password', look, async (c) => {
      const { row, held } = await own(services, c.var.person.id)
      if (held.length === 0) throw new Refusal(409, lastWay)
      await db.updateTable('desk_person').set({ password: null }).where('id', '=', row.id).execute()
      return done(c, audit, 'Quita su contraseña')
    })
}

function deviceRoutes({ audit }: DeskServices, entry: Entry) {
  return new Hono<DeskEnv>()
    .delete('/devices/:id', async (c) => {
      if (!(await entry.sessions.end(c.var.person.id, c.req.param('id'))))
        throw new Refusal(404, 'Ese aparato ya no está dentro.')
      return done(c, audit, 'Cierra la sesión de otro aparato suyo')
    })
    .delete('/devices', async (c) => {
      await entry.sessions.endAll(c.var.person.id)
      entry.leave(c)
      return done(c, audit, 'Sale del taller en todos sus aparatos')
    })
    .post('/sign-out', async (c) => {
      const { session } = c.var
      await entry.sessions.end(session.person.id, session.id)
      entry.leave(c)
      return done(c, audit, 'Sale del taller', { Aparato: session.device })
    })
}
