import { readSettings } from '#content/settings.ts'
import { plate } from './plates.ts'
import { moreProjects } from './projects.ts'

const stories = {
  gallery: {
    title: 'A table for *fourteen*',
    before: 'The deck that greyed',
    after: 'Bench under the olive',
    lead: 'One oak, felled in Soria, became a table of four metres and the room around it.',
    pictures: ['proyecto-residencia-1', 'proyecto-residencia-2', 'ebanisteria-1', 'ebanisteria-3'],
    heading: 'What was *asked*',
    paragraphs: [
      'The family counts fourteen on Sundays, and eight chairs that nobody wanted to give away.',
      'So the table came from the chairs: their height, their arms, the room one needs to push them back without a scratch on the wall. The top is three boards of the same tree, laid in the order in which they grew, and the joints are left to be seen.',
      'The sideboard, the panelling and the stair in the hall came from what was left. Nothing larger than a spoon was thrown away.',
    ],
    facts: [
      { name: 'Client', value: 'Private house' },
      { name: 'Place', value: 'Toledo' },
      { name: 'Year', value: '2022' },
      { name: 'Wood', value: 'Oak, oiled' },
      { name: 'Category', value: 'Residences' },
      { name: 'Time', value: 'Eleven weeks' },
    ],
  },
  single: {
    title: 'Bench under *the olive*',
    before: 'A table for fourteen',
    after: 'Hall with an oak stair',
    lead: 'Four boards, no screw, and a tree that had been waiting for company.',
    pictures: ['proyecto-paisaje-1'],
    heading: 'What was *left out*',
    paragraphs: [
      'The owner asked for something to sit on, and for nothing one would have to look at.',
      'The bench follows the ground instead of levelling it: each leg has its own length, measured in the garden with a string. Chestnut needs no varnish. It will be silver before the olives are picked twice.',
      'It was built in the workshop, carried in by two people, and pegged together under the tree in the time it takes to drink a coffee.',
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
