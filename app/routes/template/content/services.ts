import type { ServiceIconName } from '#app/ui/service-icon/service-icon.tsx'
import { plate } from './plates.ts'

const items: [id: string, icon: ServiceIconName, img: string, title: string, text: string][] = [
  [
    'carpentry',
    'puerta',
    'carpinteria-1',
    'Carpentry',
    'Doors, windows, stairs and wardrobes that close without a sound.',
  ],
  [
    'cabinet-making',
    'aparador',
    'ebanisteria-1',
    'Cabinet-making',
    'Single pieces, drawn for one room and built to be handed down.',
  ],
  [
    'manufacturing',
    'sierra',
    'fabricacion-1',
    'Manufacturing',
    'Short and long runs from our own workshop, every piece like the first.',
  ],
  [
    'lacquering',
    'pistola',
    'instalacion-industrial-1',
    'Lacquer and varnish',
    'A pressurised booth, any colour, and a surface without a speck.',
  ],
  ['restoration', 'silla', 'restauracion-2', 'Restoration', 'We take away the dust and the damage, never the years.'],
  [
    'interior-design',
    'estancia',
    'interiorismo-1',
    'Interior design',
    'Whole rooms from the first drawing to the last hinge.',
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
