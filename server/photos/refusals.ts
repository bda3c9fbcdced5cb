import { photoLimits } from '#contracts/enquiry.ts'

export const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

// Why, and what is right.
const sentences = {
  heavy: `pesa más de ${megabytes(photoLimits.bytes)} MB. Envíala más pequeña, por favor.`,
  together: `con ella, las fotos pasan juntas de ${megabytes(photoLimits.bytesTogether)} MB. Mándanosla por WhatsApp o por correo, por favor.`,
  empty: 'el archivo ha llegado vacío. Comprueba que se abre y vuelve a enviarlo, por favor.',
  pixels: `tiene más de ${photoLimits.pixels / 1_000_000} megapíxeles. Envíala con menos resolución, por favor.`,
  animated: 'es una imagen animada. Envía una foto fija en JPEG, PNG, WebP o AVIF, por favor.',
  heic: 'está en formato HEIC, que aquí no podemos abrir. Envíala en JPEG, por favor (en el iPhone: Ajustes, Cámara, Formatos, «Más compatible»).',
  svg: 'es un dibujo SVG. Envíalo en JPEG o PNG, por favor.',
  pdf: 'es un PDF, no una foto. Envíanoslo por correo, por favor.',
  video: 'es un vídeo, no una foto. Envíanoslo por WhatsApp, por favor.',
  unknown: 'no es una foto que podamos abrir. Envíala en JPEG, PNG, WebP o AVIF, por favor.',
  damaged: 'el archivo está dañado o no ha llegado entero. Comprueba que se abre y vuelve a enviarlo, por favor.',
  slow: 'tarda demasiado en abrirse. Envíala en JPEG y más pequeña, por favor.',
  busy: 'ahora llegan muchas fotos a la vez. Añádela dentro de unos minutos con tu enlace para fotos, por favor.',
  failed: 'ahora mismo no podemos guardar fotos. Envíanosla por WhatsApp o por correo, por favor.',
}

export type Reason = 'many' | keyof typeof sentences
export interface Refusal {
  name: string
  reason: Reason
}

/** What the visitor is told of pictures that are not kept: which, why, what is right. */
export function tellRefusals(refusals: readonly Refusal[]): string[] {
  const surplus = refusals.filter(({ reason }) => reason === 'many')
  const told = refusals.flatMap(({ name, reason }) =>
    reason === 'many' ? [] : [`No hemos podido guardar «${name}»: ${sentences[reason]}`],
  )
  return surplus[0] ? [...told, tellSurplus(surplus[0].name, surplus.length - 1)] : told
}

function tellSurplus(name: string, others: number): string {
  const which = others === 0 ? `«${name}»` : `«${name}» y ${others} más`
  return `Caben ${photoLimits.count} fotos por consulta; ${others === 0 ? 'se ha' : 'se han'} quedado fuera ${which}. ${others === 0 ? 'Mándala' : 'Mándalas'} por WhatsApp o por correo, por favor.`
}
