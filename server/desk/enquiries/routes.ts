import { Hono } from 'hono'
import type { EnquiryCounts, EnquiryFigures } from '#contracts/desk-enquiries.ts'
import { createAbout } from '#server/desk/enquiries/about.ts'
import { bringsFiles } from '#server/desk/enquiries/answer-files.ts'
import { createNews, events } from '#server/desk/enquiries/events.ts'
import { exportCsv } from '#server/desk/enquiries/export.ts'
import { Figures, Query } from '#server/desk/enquiries/fields.ts'
import { figuresOf } from '#server/desk/enquiries/figures.ts'
import { files } from '#server/desk/enquiries/files.ts'
import { allEnquiries, countEnquiries, type JoinedRow, listPage } from '#server/desk/enquiries/list.ts'
import { ofOne } from '#server/desk/enquiries/one.ts'
import type { RoomServices } from '#server/desk/enquiries/services.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import { readQuery, smallBody } from '#server/desk/request/read-json.ts'
import { sendFile } from '#server/desk/request/send-file.ts'
import type { DeskServices } from '#server/desk/request/services.ts'

export function enquiries(desk: DeskServices) {
  const services: RoomServices = { ...desk, about: createAbout() }
  const news = createNews(desk, desk.stopping)
  return new Hono<DeskEnv>()
    .use((c, next) => (bringsFiles(c) ? next() : smallBody(c, next)))
    .get('/events', (c) => events(c, desk, news))
    .route('/', lists(services))
    .route('/', ofOne(services))
    .route('/', files(services))
}

function lists(services: RoomServices) {
  const { store, about, now, people, audit } = services
  return new Hono<DeskEnv>()
    .get('/', async (c) => {
      const { cursor, ...filters } = readQuery(c, Query)
      return c.json(await listPage(store, about, filters, cursor, now()))
    })
    .get('/counts', async (c) =>
      c.json<EnquiryCounts>({ ...(await countEnquiries(store, now())), people: await people() }),
    )
    .get('/figures', async (c) => {
      const { weeks } = readQuery(c, Figures)
      return c.json<EnquiryFigures>(await figuresOf(store, about, weeks, now()))
    })
    .get('/export.csv', async (c) => {
      const rows: JoinedRow[] = []
      for await (const row of allEnquiries(store, readQuery(c, Query), now())) rows.push(row)
      await audit(c.var.person, 'Exporta consultas', { Consultas: rows.length })
      const name = `consultas-${new Date(now()).toISOString().slice(0, 10)}.csv`
      return sendFile(c, exportCsv(rows), 'text/csv; charset=utf-8', { name, how: 'attachment' })
    })
}
