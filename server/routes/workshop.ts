import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { escapeHtml } from '#contracts/html.ts'
import { workshopPath } from '#server/enquiry/links.ts'
import { mayPostPrivately } from '#server/enquiry/origin.ts'
import { brandLine, errorPage, page } from '#server/pages.ts'
import { privatePage } from '#server/security-headers.ts'
import type { Env, Services } from '#server/services.ts'
import { numberOf } from '#server/storage/enquiry-row.ts'
import { listPhotos, type PhotoInfo, readPhoto } from '#server/storage/photos.ts'
import { findEnquiry, markAnswered } from '#server/storage/reading.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'
import { minuteText } from '#words/day-words.ts'

/**
 * `/consulta/{key}`: the workshop sees an enquiry's pictures and notes that it is answered. Looking changes nothing:
 * mail servers open the links of what they deliver; the button posts.
 */
export function workshop(services: Services) {
  return new Hono<Env>()
    .use(privatePage)
    .get('/:key', async (c) => {
      const found = await find(c, services)
      return found ? c.html(enquiryPage(found, services.settings.brand)) : gone(c)
    })
    .post('/:key', bodyLimit({ maxSize: 1024 }), async (c) => {
      const found = await find(c, services)
      if (!found || !mayPostPrivately(c.req.raw, services.settings.siteUrl)) return gone(c)
      const answered = (await c.req.text()) !== 'answered=no'
      await markAnswered(services.store, [found.enquiry.id], answered ? services.now() : null)
      return c.redirect(c.req.path, 303)
    })
    .get('/:key/:position', async (c) => {
      const found = await find(c, services)
      const photo = found?.photos.find(({ position }) => String(position) === c.req.param('position'))
      if (!photo) return gone(c)
      const content = await readPhoto(services.store, photo.id)
      return c.body(new Uint8Array(content), 200, { 'Content-Type': photo.type, 'Content-Disposition': 'inline' })
    })
    .all('/:key', (c) => c.text('Method Not Allowed\n', 405, { Allow: 'GET, HEAD, POST' }))
}

interface Found {
  key: string
  enquiry: EnquiryRow
  photos: readonly PhotoInfo[]
}

async function find(c: Context<Env>, { links, store, now }: Services): Promise<Found | undefined> {
  const key = c.req.param('key') ?? ''
  const known = links.read('workshop', key)
  if (!known || known.until < now()) return undefined
  const enquiry = await findEnquiry(store, known.id)
  return enquiry && { key, enquiry, photos: await listPhotos(store, known.id) }
}

const gone = (c: Context) =>
  c.html(errorPage({ status: 404, title: 'No está', message: 'Esta consulta no existe o ya se ha borrado.' }), 404)

function enquiryPage({ key, enquiry, photos }: Found, brand: string): string {
  const { id, name, received_at, answered_at } = enquiry
  const answered = answered_at !== null
  const pictures = photos.map(({ position, name }) => {
    const address = `${workshopPath}${key}/${position}`
    return `<li><a href="${address}"><img src="${address}" alt="${escapeHtml(name)}" loading="lazy"></a></li>`
  })
  const [value, button] = answered ? ['no', 'Dejarla otra vez pendiente'] : ['yes', 'Marcar como respondida']
  return page(`Consulta ${numberOf(id)}`, [
    brandLine(brand),
    `<p class="label">Consulta ${numberOf(id)}</p>`,
    `<h1>${escapeHtml(name)}</h1>`,
    `<p role="status">${answered ? `Respondida el ${minuteText(answered_at)}.` : 'Pendiente de respuesta.'}</p>`,
    `<p class="quiet">Recibida el ${minuteText(received_at)}.</p>`,
    ...(pictures.length > 0 ? [`<ul class="photos">${pictures.join('')}</ul>`] : []),
    `<form class="settle" method="post"><input type="hidden" name="answered" value="${value}"><button>${button}</button></form>`,
  ])
}
