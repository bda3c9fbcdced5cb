import { readSettings } from '#content/settings.ts'
import { plate } from './plates.ts'
import { moreProjects } from './projects.ts'

const stories = {
  gallery: {
    title: 'A table for *eight*',
    before: 'The larch deck',
    after: 'Bench by the olive',
    lead: 'Three ash boards from one tree became a table of two metres eighty.',
    pictures: ['proyecto-residencia-1', 'proyecto-residencia-2', 'proceso-detalle', 'fabricacion-2'],
    heading: 'What was *asked*',
    paragraphs: [
      'The family is eight on Sundays, and there were six rush-seated chairs that nobody wanted to give away.',
      'So the chairs were measured first: 45 cm to the seat, 48 across, and 80 behind each to push it back from the wall. The top is three boards of one ash, laid in the order in which they grew. The frame is mortise and tenon, and the two end chairs come later.',
      'In the hall the stair was kept. It was painted white and got a new handrail in walnut, and the console below it is of the same wood.',
    ],
    facts: [
      { name: 'Client', value: 'Private house' },
      { name: 'Place', value: 'Toledo' },
      { name: 'Year', value: '2022' },
      { name: 'Wood', value: 'Ash, oiled; walnut' },
      { name: 'Category', value: 'Residences' },
      { name: 'Time', value: 'Eleven weeks' },
    ],
  },
  single: {
    title: 'Bench by *the olive*',
    before: 'A table for eight',
    after: 'Hall with a walnut rail',
    lead: 'Chestnut slats on six legs, pegged, beside a tree that was there first.',
    pictures: ['proyecto-paisaje-1'],
    heading: 'What was *left out*',
    paragraphs: [
      'The owner wanted a seat with a back, and no varnish to renew.',
      'The bench follows the ground instead of levelling it: each leg has its own length, measured in the garden with a string. Left raw, chestnut turns grey in about two years.',
      'It was built in the workshop, brought in three parts by two people, and pegged together in the garden in one morning.',
    ],
    facts: [
      { name: 'Client', value: 'Private garden' },
      { name: 'Place', value: 'Mora, Toledo' },
      { name: 'Year', value: '2020' },
      { name: 'Wood', value: 'Chestnut, raw' },
      { name: 'Category', value: 'Landscape' },
      { name: 'Time', value: 'Two weeks' },
    ],
  },
}

/** What the two detail pages say of their project, at which address, and what stands before and after it. */
export function projectPage(path: string) {
  const single = path === 'project-details-2'
  const { pictures, before, after, ...story } = stories[single ? 'single' : 'gallery']
  const other = single ? '/project-details' : '/project-details-2'
  return {
    ...story,
    url: `${readSettings().siteUrl}/${path}`,
    pictures: pictures.map(plate),
    previous: { to: other, label: 'Previous', title: before },
    next: { to: other, label: 'Next', title: after },
    more: moreProjects(['proyecto-interior-2', 'cocina-roble-verde', 'proyecto-exterior-2']),
  }
}
