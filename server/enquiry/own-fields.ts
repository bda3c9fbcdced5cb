import { plain } from '#contracts/plain.ts'
import { fieldNames } from '#words/desk-enquiry-words.ts'

/** Further fields of an enquiry that the server itself writes, by the labels that the workshop reads. */
export const ownFields = {
  design: 'Diseño',
  title: 'Mueble',
  price: 'Precio calculado',
  core: 'Versión del cálculo',
  unreadable: 'Diseño que no se ha podido leer',
  missingPhotos: 'Fotos que no han llegado',
} as const

const { name, email, phone, photos } = fieldNames
const taken = new Set([name, email, 'E-mail', phone, photos, ...Object.values(ownFields)].map(lettersOf))
/** What nobody calls a field by chance: it is not ours with more words around it either. */
const told = [ownFields.price, ownFields.core, ownFields.unreadable, ownFields.missingPhotos].map(lettersOf)

/** A form's further field or answer by a label that cannot be mistaken for what the server itself says of the enquiry. */
export function foreignLabel(label: string): string {
  const letters = lettersOf(label)
  // Other letters than these look like them, in labels that nobody who writes Spanish would use.
  const isLikeOurs = taken.has(letters) || told.some((own) => letters.includes(own)) || /[^a-z\d]/.test(letters)
  return isLikeOurs ? `${label} (escrito en el formulario)` : label
}

/** Letters and digits alone, those that look alike as one: gaps and signs that are not seen make no other label. */
function lettersOf(label: string): string {
  return plain(label.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/[i1]/g, 'l')
    .replaceAll('0', 'o')
}
