import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AuditEntry, Colleague, FailedSignIns, OneTimeLink, Person, Role } from '#contracts/desk.ts'
import { type DeskEnv, type DeskServices, forOwners, withRecentLogin } from '#server/desk/request/access.ts'
import { done, fields, Refusal, readAudit, readJson, smallBody } from '#server/desk/request/http.ts'
import type { Entry } from '#server/desk/sign-in/enter.ts'
import { addressOf, doorKey, openInvitations, renewDoorKey } from '#server/desk/sign-in/links.ts'
import { mailLink } from '#server/desk/sign-in/mail.ts'
import { listPasskeys } from '#server/desk/sign-in/passkeys.ts'
import {
  addPerson,
  asPerson,
  findPerson,
  listPeople,
  markRecovered,
  removePerson,
  setRole,
} from '#server/desk/sign-in/people.ts'
import { listFailures } from '#server/desk/sign-in/tries.ts'
import type { PersonRow } from '#server/storage/schema.ts'

const Invited = z.object({ name: fields.name, email: fields.email, role: fields.role })
const roleNames: Record<Role, string> = { owner: 'dueño', helper: 'ayudante' }

/** What owners do with people: invite, give roles, remove, end sessions; the private address; the log. */
export function people(services: DeskServices, entry: Entry) {
  const { store, origin, now, audit } = services
  const look = withRecentLogin(services)
  const addressFor = (key: string) => ({ address: addressOf(origin, 'door', key) })

  return new Hono<DeskEnv>()
    .use('/people/*', forOwners, smallBody)
    .use('/audit', forOwners)
    .use('/address', forOwners)
    .get('/people', async (c) => c.json<Colleague[]>(await listColleagues(services, entry, c)))
    .post('/people', look, async (c) => {
      const row = await addPerson(store, await readJson(c, Invited), now())
      if (row.joined_at !== null)
        throw new Refusal(409, `${row.name} ya está en la oficina con esa dirección.`, { field: 'email' })
      const { name, email, role } = row
      await audit(c.var.person, 'Invita a una persona', { Persona: name, Correo: email, Como: roleNames[role] })
      return c.json(await invite(services, row), 201)
    })
    .post('/people/:id/invitation', look, async (c) => {
      const row = await find(services, c.req.param('id'))
      if (row.joined_at !== null) return c.json(await recover(services, entry, c.var.person, row), 201)
      await audit(c.var.person, 'Invita otra vez a una persona', { Persona: row.name })
      return c.json(await invite(services, row), 201)
    })
    .patch('/people/:id', look, async (c) => {
      const row = await find(services, c.req.param('id'))
      const { role } = await readJson(c, z.object({ role: fields.role }))
      await setRole(store, row.id, role)
      return done(c, audit, 'Cambia lo que puede hacer una persona', { Persona: row.name, Ahora: roleNames[role] })
    })
    .delete('/people/:id', look, async (c) => {
      const row = await find(services, c.req.param('id'))
      await removePerson(store, row.id)
      return done(c, audit, 'Quita a una persona del taller', { Persona: row.name, Correo: row.email })
    })
    .delete('/people/:id/devices', look, async (c) => {
      const row = await find(services, c.req.param('id'))
      await entry.sessions.endAll(row.id)
      return done(c, audit, 'Cierra las sesiones de una persona', { Persona: row.name })
    })
    .get('/address', async (c) => c.json(addressFor(await doorKey(store))))
    .post('/address', look, async (c) => {
      const key = await renewDoorKey(store)
      await entry.openDoor(c)
      await audit(c.var.person, 'Cambia la dirección privada de la oficina')
      return c.json(addressFor(key))
    })
    .get('/people/failures', async (c) => c.json<FailedSignIns[]>(await listFailures(store, now())))
    .get('/audit', async (c) => {
      const at = Number(c.req.query('at'))
      const id = c.req.query('id')
      const before = id !== undefined && Number.isFinite(at) ? { at, id } : undefined
      return c.json<{ entries: AuditEntry[]; more: boolean }>(await readAudit(store, before))
    })
}

async function find({ store }: DeskServices, id: string): Promise<PersonRow> {
  const row = await findPerson(store, id)
  if (!row) throw new Refusal(404, 'Esa persona ya no está en el taller.')
  return row
}

/** The invitation is shown once. */
const invite = (services: DeskServices, person: PersonRow) => mailLink(services, 'invitation', person)

/**
 * A new way in for somebody who has one. Who else holds that address is that person: it goes out by mail alone; where there
 * is none, all sessions of the person end, and both the log and the account say who has done it.
 */
async function recover(services: DeskServices, entry: Entry, by: Person, row: PersonRow): Promise<OneTimeLink> {
  const { store, audit, mailer, now } = services
  const others = row.id !== by.id
  if (others && mailer) {
    await audit(by, 'Manda por correo un enlace para recuperar la cuenta', { Persona: row.name, Correo: row.email })
    const { link: _, ...rest } = await invite(services, row)
    return rest
  }
  if (others) {
    await entry.sessions.endAll(row.id)
    await markRecovered(store, row.id, by.name, now())
  }
  await audit(by, 'Hace un enlace para recuperar la cuenta', {
    Persona: row.name,
    ...(others && { Sesiones: 'cerradas todas' }),
  })
  return invite(services, row)
}

async function listColleagues({ store, now }: DeskServices, { sessions }: Entry, c: Context<DeskEnv>) {
  const rows = await listPeople(store)
  const ids = rows.map(({ id }) => id)
  const [devices, passkeys, invitations] = await Promise.all([
    sessions.list(ids, c.var.session.id),
    ids.length > 0 ? listPasskeys(store.db, ids) : [],
    openInvitations(store, now()),
  ])
  return rows.map(
    (row): Colleague => ({
      ...asPerson(row),
      joinedAt: row.joined_at,
      invitedUntil: invitations.get(row.id) ?? null,
      passkeys: passkeys.filter(({ person_id }) => person_id === row.id).length,
      hasPassword: row.password !== null,
      devices: devices.get(row.id) ?? [],
    }),
  )
}
