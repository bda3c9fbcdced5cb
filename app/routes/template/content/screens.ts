import { plate } from './plates.ts'

/** The full-screen parts, from the first board to the last. */
export const screens = () => [
  {
    id: 'house',
    name: 'The house',
    look: 'full' as const,
    title: 'Made here,\n*fitted there.*',
    text: 'One workshop in Villacañas, and in each house the same four hands that drew it.',
    link: { to: '/service-1', name: 'What we make' },
    picture: plate('slide-ebanisteria'),
  },
  {
    id: 'kitchens',
    name: 'Kitchens',
    look: 'end' as const,
    title: 'The table comes\n*before* the\nkitchen.',
    text: 'First we ask where you sit. The rest of the room follows from there.',
    link: { to: '/project-details', name: 'A table for fourteen' },
    picture: plate('cocina-roble-verde'),
  },
  {
    id: 'wood',
    name: 'The wood',
    look: 'inset' as const,
    second: true,
    title: 'Slow is *a tool.*',
    text: 'Oak wants three years in the shed before it will keep its word.',
    link: { to: '/blog-details', name: 'Read why' },
    picture: plate('puerta-roble'),
  },
  {
    id: 'stairs',
    name: 'Stairs',
    look: 'start' as const,
    title: 'A stair is\na piece of furniture\n*one walks on.*',
    text: 'Solid treads, a rail that fits the hand, and no sound at night.',
    link: { to: '/project-2', name: 'More houses' },
    picture: plate('escalera-fresno'),
  },
  {
    id: 'garden',
    name: 'Outside',
    look: 'full' as const,
    title: 'And some of it\n*grows grey.*',
    text: 'Pergolas, decks and gates in chestnut, which asks for nothing.',
    link: { to: '/contacto', name: 'Tell us what you want to build' },
    picture: plate('pergola-jardin'),
  },
]
