import { Hono } from 'hono'
import { cutListCsv } from '#design/cut-list.ts'
import { boardOf } from '#design/drawing/board.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { keptDesign } from '#server/design/attached.ts'
import { designPdf } from '#server/design/sheet.ts'
import type { JoinedRow } from '#server/desk/enquiries/list.ts'
import { find, type RoomServices } from '#server/desk/enquiries/services.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import { listAnswerFiles, readAnswerFile } from '#server/storage/answer-files.ts'
import { extraOf } from '#server/storage/enquiry-row.ts'
import { listPhotos, readPhoto } from '#server/storage/photos.ts'
import { attachmentWords } from '#words/attachment-words.ts'

/** What is not JSON: pictures, files of answers, and what is drawn and listed of a design. */
export function files(services: RoomServices) {
  const { store, settings } = services
  const designOf = (row: JoinedRow) => {
    const design = keptDesign(extraOf(row), readDesignPrices())
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
    .get('/:id/files/:file', async (c) => {
      const kept = await listAnswerFiles(store, 'enquiry_id', [c.req.param('id')])
      const file = kept.find(({ id }) => id === c.req.param('file'))
      if (!file) throw new Refusal(404, attachmentWords.gone)
      return c.body(new Uint8Array(await readAnswerFile(store, file.id)), 200, {
        'Content-Type': file.type,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      })
    })
    .get('/:id/design.svg', async (c) => {
      const { piece, design } = designOf(await find(c, services))
      const { svg } = boardOf(piece, { finish: design.finish })
      return c.body(svg, 200, { 'Content-Type': 'image/svg+xml' })
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
      return c.body(new Uint8Array(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': named(row, `${lists === 'bench' ? 'taller' : 'oficina'}.pdf`),
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
