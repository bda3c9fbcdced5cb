import { plate } from './plates.ts'

/** The halves of the split screen: a photograph, and the words that pass it. */
export const panels = () => [
  {
    id: 'table',
    title: 'Wood\nremembers.\n*So do we.*',
    text: 'Twenty-three years of measuring, cutting and fitting, and not one kitchen that we would not know again.',
    to: '/project-1',
    linkName: 'See the projects',
    picture: plate('slide-interiorismo'),
  },
  {
    id: 'drawer',
    title: 'Drawn once,\nbuilt *for good.*',
    text: 'A sideboard should be opened for forty years. We begin with the drawer.',
    to: '/service-1',
    linkName: 'What we make',
    picture: plate('slide-ebanisteria'),
  },
  {
    id: 'stair',
    title: 'Every step\nhas *its own\nboard.*',
    text: 'Stairs, doors and floors for houses that are meant to stay.',
    to: '/project-details',
    linkName: 'One project',
    picture: plate('slide-carpinteria'),
  },
]
