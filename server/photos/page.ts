import { photoLimits } from '#contracts/enquiry.ts'
import { escapeHtml } from '#contracts/html.ts'
import { brandLine, page } from '#server/pages.ts'
import { megabytes } from '#server/photos/refusals.ts'
import { dayText } from '#words/day-words.ts'

export interface PhotosPage {
  brand: string
  number: string
  /** Until when the address holds, in milliseconds. */
  until: number
  kept: number
  /** What became of those that have just come. */
  notes: readonly string[]
}

/** The private page on which a visitor adds pictures; it needs no script. */
export function photosPage({ brand, number, until, kept, notes }: PhotosPage): string {
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
