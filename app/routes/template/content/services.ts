import { plate } from './plates.ts'

const items: [id: string, img: string, title: string, text: string][] = [
  [
    'carpentry',
    'carpinteria-1',
    'Carpentry',
    'Doors and windows that close without a sound, and stairs that do not creak.',
  ],
  [
    'cabinet-making',
    'ebanisteria-1',
    'Cabinet-making',
    'Tables, sideboards, bookcases and kitchens, drawn for your house.',
  ],
  ['manufacturing', 'fabricacion-1', 'Manufacturing', 'Short and long runs from our own workshop.'],
  [
    'lacquering',
    'instalacion-industrial-1',
    'Lacquer and varnish',
    'Lacquering and varnishing in a pressurised booth.',
  ],
  ['restoration', 'restauracion-2', 'Restoration', 'Chests, chairs and drawers back in use, their marks kept.'],
  [
    'interior-design',
    'interiorismo-1',
    'Interior design',
    'Kitchens, bedrooms and shops drawn in 3D and built in the same workshop.',
  ],
]

/** The template's six services. */
export const serviceItems = () =>
  items.map(([id, img, title, text]) => ({ id, picture: plate(img), title, text, link: '/service-details' }))

/** As numbered rows and as an index show them. */
export const serviceRows = () =>
  serviceItems().map(({ id, picture, title, text, link }) => ({ id, slug: id, picture, title, teaser: text, to: link }))
