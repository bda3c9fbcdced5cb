/** The template's service page. */
export const serviceStory = {
  title: 'Cabinet-making',
  lead: 'Single pieces, drawn for one room and built to be handed down.',
  text: `
A piece of furniture begins with the place where it will stand: the light, the floor that is never level, the hand that will open it first. We measure all three.

The carcass is solid wood or veneered board, whichever will move less; the drawers are dovetailed by hand and run on wood, on beeswax, or on the best steel runners we can buy. You choose when you have tried all three.

Before we cut anything you see it in three dimensions and at full size, drawn on the workshop floor with chalk.
`,
  woods: ['European oak', 'American walnut', 'Ash', 'Cherry', 'Chestnut'],
  finishes: ['Hard-wax oil', 'Shellac', 'Matt lacquer, any colour', 'Soap'],
  process: [
    { title: 'We measure', text: 'At your house, with the person who will draw it.' },
    { title: 'We draw', text: 'In 3D, then in chalk at full size.' },
    { title: 'We build', text: 'Six to ten weeks, and you may come and look.' },
    { title: 'We fit', text: 'One day, with our own hands and your floor covered.' },
  ],
  questions: [
    {
      question: 'How long does a piece take?',
      answer: 'Between six and ten weeks from the day you approve the drawing. A chair takes longer than a wardrobe.',
    },
    {
      question: 'Do you work from our own drawings?',
      answer: 'Gladly. We send them back with our notes before we quote, and the notes are free.',
    },
    {
      question: 'Will it survive the children?',
      answer: 'Yes. What scratches can be sanded and oiled again, and we show you how on the day it is fitted.',
    },
  ],
}
