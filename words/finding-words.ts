// What the owner's desk says of a value that the check of content/ refuses. What is wanted instead stands beside the schema.
import { listed } from './number-words.ts'

export const findingWords = {
  missing: 'Falta este dato.',
  unreadable: (why: string) => `No se puede leer (${why}).`,
  badPicture: 'No se puede leer; súbela otra vez como JPEG o PNG.',
  smallPicture: (width: number, least: number) => `Mide ${width} píxeles de ancho y hacen falta al menos ${least}.`,
  noEntry: 'No tiene ficha; añade su descripción y su pie en Fotos.',
  few: (least: number) => (least === 1 ? 'Hace falta uno por lo menos.' : `Hacen falta ${least} por lo menos.`),
  many: (most: number) => `Como mucho ${most}.`,
  exactly: (count: number) => `Tienen que ser ${count}.`,
  openGaps: (gaps: readonly string[]) => `Falta rellenar ${listed(gaps)}.`,
  unknown: (names: readonly string[]) =>
    `Sobra ${names.map((name) => `«${name}»`).join(', ')}: este texto no lleva ese dato.`,
  other: 'Este valor no vale aquí.',
  noPicture: (id: string) => `No hay ninguna foto «${id}». Elige una de las del sitio.`,
  foreignPicture: (target: string) =>
    `La imagen «${target}» no es una de las fotos del sitio. Ponla con el botón «Foto».`,
  noPlaceholder: (key: string) => `«{{${key}}}» no es un dato que se rellene solo. Mira la lista de los que hay.`,
  control: (name: string) =>
    `Lleva un signo invisible (${name}), quizá pegado desde otro programa. Bórralo y escribe el texto otra vez.`,
  nested: 'Hay más de ocho listas o citas unas dentro de otras. Déjalo en menos niveles.',
  taken: (id: string) => `«${id}» ya lo lleva otro. Cada uno necesita el suyo.`,
  noService: (id: string) => `No hay ningún servicio «${id}».`,
  noPrice: (id: string) => `Ese servicio no tiene ningún precio «${id}» en Condiciones y precios.`,
  noProvince: (name: string) => `«${name}» no es una provincia española. Escríbela con sus acentos.`,
  noNamedPrice: (id: string) => `Falta el precio «${id}»: otras páginas lo nombran.`,
  noDesign: (problem: string) => `El diseñador no entiende esa dirección: ${problem}`,
  noTravelPrice: 'Falta el concepto «kilometros»: otras páginas dicen lo que cuesta un kilómetro.',
}
