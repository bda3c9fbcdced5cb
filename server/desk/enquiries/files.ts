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
import { sendFile } from '#server/desk/request/send-file.ts'
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
