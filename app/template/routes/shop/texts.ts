// Texts of every product's page.
export const making =
  'Everything in the shop is made from what our kitchens and stairs leave over, in the evenings and on the same benches. It is cut when the wood is dry, planed by hand where a hand will touch it, and oiled twice. Because no two boards are alike, yours will not look exactly like the one in the picture; it will be as well made.'

export const sampleReviews = [
  {
    name: 'Marisa L.',
    date: '14 June 2023',
    dateTime: '2023-06-14',
    rating: 5,
    text: 'Heavier than I expected, in the good sense. My daughter has already asked who will inherit it.',
  },
  {
    name: 'Tomás R.',
    date: '2 May 2023',
    dateTime: '2023-05-02',
    rating: 4,
    text: 'It smelt of oil for a week. I rather miss it now.',
  },
]
