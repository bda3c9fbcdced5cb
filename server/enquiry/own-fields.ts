import { plain } from '#contracts/plain.ts'

/** Further fields of an enquiry that the server itself writes, by the labels that the workshop reads. */
export const ownFields = {
  design: 'Diseño',
  title: 'Mueble',
  price: 'Precio calculado',
  core: 'Versión del cálculo',
  unreadable: 'Diseño que no se ha podido leer',
  missingPhotos: 'Fotos que no han llegado',
} as const

const taken = new Set(['Nombre', 'E-mail', 'Correo', 'Teléfono', 'Fotos', ...Object.values(ownFields)].map(wordsOf))

/** A form's further field by a label that cannot be mistaken for what the server itself says of the enquiry. */
export const foreignLabel = (label: string) =>
  taken.has(wordsOf(label)) ? `${label} (escrito en el formulario)` : label

function wordsOf(label: string): string {
  return plain(label.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
