import { hash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { enquiryLimits, photoLimits } from '#contracts/enquiry.ts'
import { escapeHtml } from '#contracts/html.ts'
import { once } from '#server/enquiry/once.ts'
import { mayPost } from '#server/enquiry/origin.ts'
import { readFields } from '#server/enquiry/read-fields.ts'
import { Refused, toRefusal } from '#server/enquiry/refused.ts'
import { wantsJson } from '#server/enquiry/reply.ts'
import { brandLine, errorPage, page } from '#server/pages.ts'
import { megabytes, tellRefusals } from '#server/photos/refusals.ts'
import { countHousehold, countNetwork, senderOf } from '#server/routes/checks.ts'
import { privatePage } from '#server/security-headers.ts'
import type { Env, Services } from '#server/services.ts'
import { findKept } from '#server/storage/enquiries.ts'
import { numberOf } from '#server/storage/enquiry-row.ts'
import { addPhotos, listPhotos } from '#server/storage/photos.ts'
import { findEnquiry } from '#server/storage/reading.ts'
import { dayText } from '#words/day-words.ts'

type Reception = ReturnType<Services['photos']['open']>

/** `/fotos/{key}`: adds pictures to an enquiry that is kept already. The key is in the visitor's mail and receipt. */
export function laterPhotos(services: Services) {
  return new Hono<Env>()
    .use(privatePage)
    .get('/:key', async (c) =>
      c.html(photosPage({ ...(await find(c, services)), brand: services.settings.brand, notes: [] })),
    )
    .post('/:key', (c) => add(c, services))
    .all('/:key', (c) => c.text('Method Not Allowed\n', 405, { Allow: 'GET, HEAD, POST' }))
    .onError((error, c) => refuse(c, toRefusal(error, services.log)))
}

async function add(c: Context<Env>, services: Services) {
  const { config, settings } = services
  if (!mayPost(c.req.raw, settings.siteUrl, config.CORS_ORIGINS)) {
    throw new Refused('forbidden', 403, 'Esta página no admite fotos desde otra página web.')
  }
  const sender = senderOf(c, services)
  const before = await find(c, services)
  const countOnce = once(async () => (await countHousehold(sender, services)) || countNetwork(sender, services))
  const reception = services.photos.open(sender.network, async () => (await countOnce()) === 0)
  try {
    await readFields(c.env.incoming, enquiryLimits.body, reception.take)
    const notes = await keep(before.id, reception, countOnce, services)
    const after = await find(c, services)
    if (wantsJson(c.req.raw)) return c.json({ success: true, message: notes.join(' ') })
    return c.html(photosPage({ ...after, brand: settings.brand, notes }))
  } finally {
    await reception.release()
  }
}

/** Adds what can be kept; gives what the visitor is told of it. */
async function keep(enquiry: string, reception: Reception, count: () => Promise<number>, services: Services) {
  const digests = reception.digests()
  if (digests.length === 0) throw new Refused('invalid', 400, 'No has elegido ninguna foto. Elige una al menos.')
  const digest = hash('sha256', JSON.stringify([enquiry, ...digests]), 'base64url')
  if (await findKept(services.store, digest, services.now())) return ['Ya teníamos estas fotos: no se han duplicado.']
  const seconds = await count()
  if (seconds > 0) throw tooMany(seconds)
  const { photos, refusals } = await reception.convert()
  const { store, outbox, now } = services
  const addition = { enquiry, photos, digest, at: now(), max: photoLimits.count }
  const kept = await addPhotos(store, addition, outbox.dispatch)
  outbox.call()
  const surplus = photos.slice(kept ?? 0).map(({ name }) => ({ name, reason: 'many' as const }))
  const thanks = kept === 1 ? 'Hemos recibido tu foto. Gracias.' : `Hemos recibido ${kept} fotos. Gracias.`
  return [...(kept ? [thanks] : []), ...tellRefusals([...refusals, ...surplus])]
}

const tooMany = (seconds: number) =>
  new Refused(
    'limited',
    429,
    `Han llegado varios envíos seguidos desde tu conexión. Espera ${seconds} s, por favor.`,
    seconds,
  )

type Found = { id: string } & Pick<PhotosPage, 'number' | 'until' | 'kept'>

/** The enquiry that the address names. */
async function find(c: Context<Env>, { links, store, now }: Services): Promise<Found> {
  const known = links.read('photos', c.req.param('key') ?? '')
  if (!known) throw new Refused('invalid', 404, 'Esta dirección no es de ninguna consulta. Comprueba que está entera.')
  if (known.until < now()) throw new Refused('invalid', 410, expired)
  if (!(await findEnquiry(store, known.id)))
    throw new Refused('invalid', 410, 'Ya no guardamos esta consulta. Escríbenos otra vez, por favor.')
  return {
    id: known.id,
    number: numberOf(known.id),
    until: known.until,
    kept: (await listPhotos(store, known.id)).length,
  }
}

const expired =
  'El enlace para añadir fotos ya no vale. Contesta a nuestro correo con ellas o envíanoslas por WhatsApp, por favor.'

function refuse(c: Context, { status, message, retryAfter }: Refused) {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  if (wantsJson(c.req.raw)) return c.json({ success: false, message }, status)
  return c.html(errorPage({ status, title: 'No hemos podido añadir fotos', message }), status)
}

interface PhotosPage {
  brand: string
  number: string
  /** Until when the address holds, in milliseconds. */
  until: number
  kept: number
  /** What became of those that have just come. */
  notes: readonly string[]
}

/** The private page on which a visitor adds pictures; it needs no script. */
function photosPage({ brand, number, until, kept, notes }: PhotosPage): string {
  const room = photoLimits.count - kept
  return page('Añade fotos a tu consulta', [
    brandLine(brand),
    `<p class="label">Consulta ${number}</p>`,
    '<h1>Añade fotos a tu consulta</h1>',
    ...notes.map((note) => `<p role="status">${escapeHtml(note)}</p>`),
    `<p>${tellState(kept, room)}</p>`,
    ...(room > 0 ? [form] : []),
    `<p class="quiet">Este enlace es privado y vale hasta el ${dayText(until)}. <a href="/politica-privacidad">Qué hacemos con tus datos</a>.</p>`,
  ])
}

function tellState(kept: number, room: number): string {
  if (kept === 0) return `El sitio, el mueble o un dibujo con medidas: caben ${photoLimits.count} fotos.`
  const have = kept === 1 ? 'Ya tenemos una foto tuya' : `Ya tenemos ${kept} fotos tuyas`
  if (room <= 0) return `${have} y no caben más. Si te falta alguna, contesta a nuestro correo con ella.`
  return `${have}; ${room === 1 ? 'cabe otra' : `caben ${room} más`}.`
}

const form = `<form method="post" enctype="multipart/form-data">
<label for="photos">Fotos en JPEG, PNG, WebP o AVIF, de hasta ${megabytes(photoLimits.bytes)} MB cada una y ${megabytes(photoLimits.bytesTogether)} MB juntas</label>
<input id="photos" name="${photoLimits.field}" type="file" accept="image/jpeg,image/png,image/webp,image/avif" multiple required>
<button>Enviar fotos</button>
</form>`
