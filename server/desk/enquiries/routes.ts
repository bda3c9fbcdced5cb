import { type Context, Hono } from 'hono'
import type { EnquiryCounts, EnquiryFigures } from '#contracts/desk-enquiries.ts'
import { cutListCsv } from '#design/cut-list.ts'
import { boardOf } from '#design/drawing/board.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { keptDesign } from '#server/design/attached.ts'
import { designPdf } from '#server/design/sheet.ts'
import { answer, bringsFiles, preview, readAnswerWithFiles } from '#server/desk/enquiries/answers.ts'
import { addEntry, change, join, part } from '#server/desk/enquiries/changes.ts'
import { detailOf } from '#server/desk/enquiries/detail.ts'
import { events } from '#server/desk/enquiries/events.ts'
import { exportCsv } from '#server/desk/enquiries/export.ts'
import * as fields from '#server/desk/enquiries/fields.ts'
import { figuresOf } from '#server/desk/enquiries/figures.ts'
import { allEnquiries, countEnquiries, find, type JoinedRow, listPage } from '#server/desk/enquiries/list.ts'
import { type DeskEnv, type DeskServices, forOwners, withRecentLogin } from '#server/desk/request/access.ts'
import { Refusal, readJson, readQuery, sendFile, smallBody } from '#server/desk/request/http.ts'
import { listAnswerFiles, readAnswerFile } from '#server/storage/answer-files.ts'
import { extraOf, numberOf } from '#server/storage/enquiry-row.ts'
import { erasePerson } from '#server/storage/person.ts'
import { listPhotos, readPhoto } from '#server/storage/photos.ts'
import { findEnquiries } from '#server/storage/reading.ts'
import { attachmentWords } from '#words/attachment-words.ts'

export function enquiries(services: DeskServices) {
  return new Hono<DeskEnv>()
    .use((c, next) => (bringsFiles(c) ? next() : smallBody(c, next)))
    .get('/events', (c) => events(c, services))
    .route('/', lists(services))
    .route('/', ofOne(services))
    .route('/', files(services))
}

function lists(services: DeskServices) {
  const { store, now, people, audit } = services
  return new Hono<DeskEnv>()
    .get('/', async (c) => c.json(await listPage(store, readQuery(c, fields.Query), now())))
    .get('/counts', async (c) =>
      c.json<EnquiryCounts>({ ...(await countEnquiries(store, now())), people: await people() }),
    )
    .get('/figures', async (c) => {
      const { weeks } = readQuery(c, fields.Figures)
      return c.json<EnquiryFigures>(await figuresOf(store, weeks, now()))
    })
    .get('/export.csv', async (c) => {
      const rows: JoinedRow[] = []
      for await (const row of allEnquiries(store, readQuery(c, fields.Query), now())) rows.push(row)
      await audit(c.var.person, 'Exporta consultas', { Consultas: rows.length })
      const name = `consultas-${new Date(now()).toISOString().slice(0, 10)}.csv`
      return sendFile(c, exportCsv(rows), 'text/csv; charset=utf-8', { name, how: 'attachment' })
    })
}

const channelNames = { mail: 'correo', 'own-mail': 'su correo', whatsapp: 'WhatsApp', phone: 'teléfono' } as const

/** What concerns one enquiry: it is shown, changed, noted on, answered, joined with another, erased with its person. */
function ofOne(services: DeskServices) {
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

async function requirePerson({ people }: DeskServices, id: string | undefined) {
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
async function findOther({ store }: DeskServices, row: JoinedRow, number: string): Promise<string> {
  const [other] = await findEnquiries(store, [number.trim()]).catch(() => [])
  if (!other) throw new Refusal(400, `No hay ninguna consulta con el número «${number}».`, { field: 'with' })
  if (other.id === row.id) throw new Refusal(400, 'Esa es esta misma consulta.', { field: 'with' })
  return other.id
}

/** What is not JSON: pictures, files of answers, and what is drawn and listed of a design. */
function files(services: DeskServices) {
  const { store, settings } = services
  const designOf = (row: JoinedRow) => {
    const design = keptDesign(extraOf(row), readDesignPrices())
    if (!design) throw new Refusal(404, 'Esta consulta no trae diseño.')
    return design
  }
  const nameOf = (row: JoinedRow, ending: string) => `diseno-${row.id.slice(0, 8)}.${ending}`
  return new Hono<DeskEnv>()
    .get('/:id/photos/:position', async (c) => {
      const photos = await listPhotos(store, c.req.param('id'))
      const photo = photos.find(({ position }) => String(position) === c.req.param('position'))
      if (!photo) throw new Refusal(404, 'Esta foto ya no está.')
      return sendFile(c, await readPhoto(store, photo.id), photo.type)
    })
    .get('/:id/files/:file', async (c) => {
      const kept = await listAnswerFiles(store, 'enquiry_id', [c.req.param('id')])
      const file = kept.find(({ id }) => id === c.req.param('file'))
      if (!file) throw new Refusal(404, attachmentWords.gone)
      return sendFile(c, await readAnswerFile(store, file.id), file.type, { name: file.name, how: 'attachment' })
    })
    .get('/:id/design.svg', async (c) => {
      const { piece, design } = designOf(await find(c, services))
      return sendFile(c, boardOf(piece, { finish: design.finish }).svg, 'image/svg+xml')
    })
    .get('/:id/:sheet{design-[a-z]+\\.pdf}', async (c) => {
      const row = await find(c, services)
      const lists = c.req.param('sheet').includes('taller') ? 'bench' : 'office'
      const { brand, siteUrl, contact } = settings
      const pdf = await designPdf(designOf(row), {
        brand,
        siteUrl,
        phone: contact.phone,
        date: new Date(row.received_at),
        lists,
      })
      const name = nameOf(row, `${lists === 'bench' ? 'taller' : 'oficina'}.pdf`)
      return sendFile(c, pdf, 'application/pdf', { name })
    })
    .get('/:id/design.csv', async (c) => {
      const row = await find(c, services)
      const list = cutListCsv(designOf(row).piece)
      return sendFile(c, list, 'text/csv; charset=utf-8', { name: nameOf(row, 'csv'), how: 'attachment' })
    })
}
