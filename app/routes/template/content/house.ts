import { factNumber } from '#content/fact-numbers.ts'
import { readSettings } from '#content/settings.ts'
import { readSite } from '#content/site.ts'
import { plate } from './plates.ts'

/** Counters of the template, to its numbers. */
export const funFacts = [
  { id: 'kitchens', contentName: 'Kitchens fitted', contentNumber: 120 },
  { id: 'pieces', contentName: 'Single pieces', contentNumber: 210, plus: true },
  { id: 'villages', contentName: 'Villages with our work', contentNumber: 15 },
  { id: 'restorations', contentName: 'Restorations', contentNumber: 62 },
]

export const promises = () => [
  {
    id: 'layout',
    contentName: 'A perfect layout, rendered in 3D before the first board is cut',
    contentNumber: 2,
    unit: 'plans to choose from',
    picture: plate('proceso-detalle'),
  },
  {
    id: 'quality',
    contentName: 'Unbeatable quality and materials, chosen piece by piece',
    contentNumber: factNumber('maderas'),
    unit: 'woods and materials',
    picture: plate('interiorismo-3'),
  },
  {
    id: 'use',
    contentName: 'Usability: drawers, heights and gaps made for your day',
    contentNumber: factNumber('años'),
    unit: 'years of measuring homes',
    picture: plate('ebanisteria-3'),
  },
  {
    id: 'form',
    contentName: 'Aesthetics with functionality, so that the beautiful also serves',
    contentNumber: factNumber('acabados'),
    unit: 'finishes to choose from',
    picture: plate('armonia-detalle'),
  },
]

export const opinions = {
  kicker: 'What our clients say',
  note: 'Sample opinions. Before we publish one we check, by the number of the commission, that its author has been a client of the workshop.',
  testimonials: [
    {
      quote: 'They measured twice and cut once. They left the kitchen cleaner than before.',
      author: 'Marta R.',
      sample: true,
      profession: 'Teacher, Ocaña',
    },
    {
      quote: 'I brought a hurried drawing and it came back with four corrections. The stair fitted first time.',
      author: 'Julián P.',
      sample: true,
      profession: 'Architect, Toledo',
    },
    {
      quote: 'My grandmother’s chest closes well and smells of wax. They left the mark of the oil lamp, as we asked.',
      author: 'Carmen and Luis',
      sample: true,
      profession: 'La Guardia',
    },
  ],
}

export const story = () => ({
  kicker: 'Our story',
  title: `${readSettings().years} years\n*in the trade.*`,
  picture: plate('taller-retrato'),
  paragraphs: [
    'We began in Villacañas with doors and stairs. Today we also make furniture, kitchens and wardrobes, restore, and lacquer in our own booth, all in one building.',
    'Whoever measures your house makes the drawing and is there on the day it is fitted.',
  ],
  link: { to: '/team', name: 'Meet the workshop' },
})

/** The invitation that closes a page: what it says and the ways to reach the workshop. */
export function invitation() {
  const site = readSite(readSettings())
  return {
    kicker: 'Free quote',
    title: 'Tell us what you\nwant to *build.*',
    text: 'Rough measurements are enough to begin with. The quote is free and binds you to nothing.',
    picture: plate('contacto'),
    link: { to: '/contacto', name: 'Ask for a free quote' },
    phone: site.phone,
  }
}
