import { Hono } from 'hono'
import { cutListCsv } from '#design/cut-list.ts'
import { boardOf } from '#design/drawing/svg.ts'
import { keptDesign } from '#server/design/attached.ts'
import { designPdf } from '#server/design/sheet.ts'
import type { DeskEnv } from '#server/desk/access.ts'
import { find } from '#server/desk/enquiries/find.ts'
import type { JoinedRow } from '#server/desk/enquiries/list.ts'
import type { RoomServices } from '#server/desk/enquiries/services.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { listPhotos, readPhoto } from '#server/storage/photos.ts'

/** What is not JSON: pictures, and what is drawn and listed of a design. */
export function files(services: RoomServices) {
  const { store, prices, settings } = services
  const designOf = ({ extra }: JoinedRow) => {
    const design = keptDesign(JSON.parse(extra), prices)
    if (!design) throw new Refusal(404, 'Esta consulta no trae diseño.')
    return design
  }
  const named = (row: JoinedRow, ending: string) => `inline; filename="diseno-${row.id.slice(0, 8)}.${ending}"`
  return new Hono<DeskEnv>()
    .get('/:id/photos/:position', async (c) => {
      const photos = await listPhotos(store, c.req.param('id'))
      const photo = photos.find(({ position }) => String(position) === c.req.param('position'))
      if (!photo) throw new Refusal(404, 'Esta foto ya no está.')
      const content = await readPhoto(store, photo.id)
      return c.body(new Uint8Array(content), 200, { 'Content-Type': photo.type, 'Content-Disposition': 'inline' })
    })
    .get('/:id/design.svg', async (c) => {
      const { svg } = boardOf(designOf(await find(c, services)).piece)
      return c.body(svg, 200, { 'Content-Type': 'image/svg+xml' })
    })
    .get('/:id/design.pdf', async (c) => {
      const row = await find(c, services)
      const head = { brand: settings.brand, siteUrl: settings.siteUrl, date: new Date(row.received_at), own: true }
      const pdf = await designPdf(designOf(row), head)
      return c.body(new Uint8Array(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': named(row, 'pdf'),
      })
    })
    .get('/:id/design.csv', async (c) => {
      const row = await find(c, services)
      return c.body(cutListCsv(designOf(row).piece), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': named(row, 'csv').replace('inline', 'attachment'),
      })
    })
}
