import { readSettings } from '#content/settings.ts'
import { plate } from './plates.ts'

/** The halves of the split screen: a photograph, and the words that pass it. */
export const panels = () => [
  {
    id: 'table',
    title: 'The table\nfirst, then\n*the kitchen.*',
    text: `${readSettings().years} years of measuring houses, and the first question is still where you sit.`,
    to: '/project-1',
    linkName: 'See the projects',
    picture: plate('slide-interiorismo'),
  },
  {
    id: 'drawer',
    title: 'Drawn once,\nbuilt *for good.*',
    text: 'Dovetailed drawers with sides of ash, in a sideboard of Spanish walnut.',
    to: '/service-1',
    linkName: 'What we make',
    picture: plate('slide-ebanisteria'),
  },
  {
    id: 'stair',
    title: 'Every step\nhas *its own\nboard.*',
    text: 'Stairs, doors and windows, measured at your house.',
    to: '/project-details',
    linkName: 'One project',
    picture: plate('slide-carpinteria'),
  },
]
