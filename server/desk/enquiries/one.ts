import { type Context, Hono } from 'hono'
import { bringsFiles, readAnswerWithFiles } from '#server/desk/enquiries/answer-files.ts'
import { answer, preview } from '#server/desk/enquiries/answers.ts'
import { addEntry, change, join, part } from '#server/desk/enquiries/changes.ts'
import { detailOf } from '#server/desk/enquiries/detail.ts'
import * as fields from '#server/desk/enquiries/fields.ts'
import type { JoinedRow } from '#server/desk/enquiries/list.ts'
import { find, type RoomServices } from '#server/desk/enquiries/services.ts'
import { type DeskEnv, forOwners, withRecentLogin } from '#server/desk/request/access.ts'
import { readJson } from '#server/desk/request/read-json.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import { numberOf } from '#server/storage/number.ts'
import { erasePerson } from '#server/storage/person.ts'
import { findEnquiries } from '#server/storage/reading.ts'

const channelNames = { mail: 'correo', 'own-mail': 'su correo', whatsapp: 'WhatsApp', phone: 'teléfono' } as const

/** What concerns one enquiry: it is shown, changed, noted on, answered, joined with another, erased with its person. */
export function ofOne(services: RoomServices) {
  const { store, now, audit } = services
  const shown = async (c: Context<DeskEnv>) =>
    c.json(await detailOf(services, await find(c, services), c.var.person.name))
  /** Writes into the log what was done to an enquiry, and shows how it is now. */
  const done = async (c: Context<DeskEnv>, { id }: JoinedRow, what: string, details: Record<string, string> = {}) => {
    await audit(c.var.person, what, { Consulta: numberOf(id), ...details })
    return shown(c)
  }
  return new Hono<DeskEnv>()
    .get('/:id', shown)
    .patch('/:id', async (c) => {
      const row = await find(c, services)
      const changes = await readJson(c, fields.Change)
      await requirePerson(services, changes.assignedTo)
      await change(store, row, changes, now())
      const said = tellChange(changes)
      return Object.keys(said).length === 0 ? shown(c) : done(c, row, 'Cambia una consulta', said)
    })
    .post('/:id/notes', async (c) => {
      const [row, { text }] = [await find(c, services), await readJson(c, fields.Note)]
      const entry = { enquiry_id: row.id, kind: 'note', content: text } as const
      await store.db.transaction().execute((tx) => addEntry(tx, c.var.person, entry, now()))
      return done(c, row, 'Anota algo en una consulta')
    })
    .post('/:id/preview', async (c) =>
      c.json(preview(services, await find(c, services), await readJson(c, fields.Draft))),
    )
    .post('/:id/answers', async (c) => {
      const { given, files } = bringsFiles(c)
        ? await readAnswerWithFiles(c)
        : { given: await readJson(c, fields.Answer), files: [] }
      const row = await find(c, services)
      await answer(services, c.var.person, row, given, files)
      const told: Record<string, string> = files.length > 0 ? { Archivos: String(files.length) } : {}
      return done(c, row, 'Contesta una consulta', { Por: channelNames[given.channel], ...told })
    })
    .post('/:id/thread', async (c) => {
      const row = await find(c, services)
      const other = await findOther(services, row, (await readJson(c, fields.Join)).with)
      await join(store, row.id, other, now())
      return done(c, row, 'Une dos consultas', { Con: numberOf(other) })
    })
    .delete('/:id/thread', async (c) => {
      const row = await find(c, services)
      await part(store, row.id, now())
      return done(c, row, 'Separa una consulta de otras')
    })
    .delete('/:id/person', forOwners, withRecentLogin(services), async (c) => {
      const row = await find(c, services)
      const { name } = await readJson(c, fields.Erase)
      if (name.trim() !== row.name.trim())
        throw new Refusal(400, `Escribe el nombre tal como está: ${row.name}`, { field: 'name' })
      const erased = await erasePerson(store, row.email)
      // Whom is what shall be forgotten.
      await audit(c.var.person, 'Borra a una persona que había escrito', { Consultas: erased })
      return c.json({ erased })
    })
}

async function requirePerson({ people }: RoomServices, id: string | undefined) {
  if (id && !(await people()).some((person) => person.id === id))
    throw new Refusal(400, 'Esa persona no está en el taller.', { field: 'assignedTo' })
}

const changeNames = {
  state: 'Estado',
  tags: 'Etiquetas',
  assignedTo: 'La lleva',
  remindOn: 'Aviso',
  outcome: 'Resultado',
  valueCents: 'Importe',
} as const

/** What of a change the log tells: which fields, and the state by its name. Reading is no change. */
function tellChange(changes: Record<string, unknown>): Record<string, string> {
  const named = Object.entries(changeNames).filter(([key]) => changes[key] !== undefined)
  return named.length === 0 ? {} : { Cambio: named.map(([, name]) => name).join(', ') }
}

/** The enquiry that somebody names by its number. */
async function findOther({ store }: RoomServices, row: JoinedRow, number: string): Promise<string> {
  const [other] = await findEnquiries(store, [number.trim()]).catch(() => [])
  if (!other) throw new Refusal(400, `No hay ninguna consulta con el número «${number}».`, { field: 'with' })
  if (other.id === row.id) throw new Refusal(400, 'Esa es esta misma consulta.', { field: 'with' })
  return other.id
}
