import type { ServiceIconName } from '#app/ui/service-icon/service-icon.tsx'
import { plate } from './plates.ts'

const items: [id: string, icon: ServiceIconName, img: string, title: string, text: string][] = [
  [
    'carpentry',
    'puerta',
    'carpinteria-1',
    'Carpentry',
    'Doors and windows that close without a sound, and stairs that do not creak.',
  ],
  [
    'cabinet-making',
    'aparador',
    'ebanisteria-1',
    'Cabinet-making',
    'Tables, sideboards, bookcases and kitchens, drawn for your house.',
  ],
  ['manufacturing', 'sierra', 'fabricacion-1', 'Manufacturing', 'Short and long runs from our own workshop.'],
  [
    'lacquering',
    'pistola',
    'instalacion-industrial-1',
    'Lacquer and varnish',
    'Lacquering and varnishing in a pressurised booth.',
  ],
  [
    'restoration',
    'silla',
    'restauracion-2',
    'Restoration',
    'Chests, chairs and drawers back in use, their marks kept.',
  ],
  [
    'interior-design',
    'estancia',
    'interiorismo-1',
    'Interior design',
    'Kitchens, bedrooms and shops drawn in 3D and built in the same workshop.',
  ],
]

/** The template's six services. */
export const serviceItems = () =>
  items.map(([id, icon, img, title, text]) => ({
    id,
    icon,
    picture: plate(img),
    title,
    text,
    link: '/service-details',
  }))

/** As numbered rows and as an index show them. */
export const serviceRows = () =>
  serviceItems().map(({ id, icon, picture, title, text, link }) => ({
    id,
    slug: id,
    icon,
    picture,
    title,
    teaser: text,
    to: link,
  }))
