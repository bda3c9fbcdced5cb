import { plate } from './plates.ts'

/** The full-screen parts, from the first board to the last. */
export const screens = () => [
  {
    id: 'house',
    name: 'The house',
    look: 'full' as const,
    title: 'Made here,\n*fitted there.*',
    text: 'Drawn, built and lacquered in one workshop in Villacañas.',
    link: { to: '/service-1', name: 'What we make' },
    picture: plate('slide-ebanisteria'),
  },
  {
    id: 'kitchens',
    name: 'Kitchens',
    look: 'end' as const,
    title: 'The table comes\n*before* the\nkitchen.',
    text: 'First we ask where you sit. The rest of the room follows from there.',
    link: { to: '/project-details', name: 'A table for eight' },
    picture: plate('cocina-roble-verde'),
  },
  {
    id: 'wood',
    name: 'The wood',
    look: 'inset' as const,
    second: true,
    title: 'Slow is *a tool.*',
    text: 'Boards come kiln-dried and finish drying in our racks for some months before we cut them.',
    link: { to: '/blog-details', name: 'Read why' },
    picture: plate('puerta-roble'),
  },
  {
    id: 'stairs',
    name: 'Stairs',
    look: 'start' as const,
    title: 'A stair is\na piece of furniture\n*one walks on.*',
    text: 'Ash treads of 40 to 45 mm, glued and wedged, with a rail at 90 cm.',
    link: { to: '/project-2', name: 'More houses' },
    picture: plate('escalera-fresno'),
  },
  {
    id: 'garden',
    name: 'Outside',
    look: 'full' as const,
    title: 'And some of it\n*grows grey.*',
    text: 'Pergolas and gates in chestnut, decks in larch.',
    link: { to: '/contacto', name: 'Tell us what you want to build' },
    picture: plate('pergola-jardin'),
  },
]
