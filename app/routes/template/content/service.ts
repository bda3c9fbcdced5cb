/** The template's service page. */
export const serviceStory = {
  title: 'Cabinet-making',
  lead: 'Tables, sideboards, bookcases and kitchens, drawn for your house.',
  text: `
When you compare furniture, open a drawer and pull it by one corner. Ours have sides of ash, 12 mm thick, dovetailed, and a bottom that floats in its groove.

The carcass is solid wood, or veneered board where solid wood would move too much: backs, plain doors, shelves over 40 cm deep. The fronts of one piece are cut one after the other from the same tree, so the grain runs on.

Before we cut anything you see it drawn to scale and in 3D, with the measurements of your wall.
`,
  woods: ['Spanish walnut', 'Cherry', 'Quarter-sawn oak', 'Ash and maple, inside drawers'],
  finishes: ['Oil and wax', 'Shellac', 'Matt water-based varnish', 'Matt polyurethane in kitchens'],
  process: [
    { title: 'We measure', text: 'At your house, the stairs it has to go up included.' },
    { title: 'We draw', text: 'To scale and in 3D.' },
    { title: 'We build', text: 'Six to ten weeks, and you may come and look.' },
    { title: 'We fit', text: 'We bring it, level it and take the packing away.' },
  ],
  questions: [
    {
      question: 'How long does a piece take?',
      answer: 'Between six and ten weeks from the day you approve the drawing.',
    },
    {
      question: 'Do you work from our own drawings?',
      answer: 'Yes. We send them back with our notes before we quote.',
    },
    {
      question: 'Will it survive the children?',
      answer:
        'An oiled table scratches, and can be sanded and oiled again in an afternoon. For daily use we give it a matt varnish.',
    },
  ],
}
