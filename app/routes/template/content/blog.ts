import { plate } from './plates.ts'

const author = 'The workshop'

export const posts = () => [
  {
    id: 'chair',
    title: 'A chair before it is a chair',
    text: 'Eleven parts, twenty-two joints, and a morning in which nothing on the bench looks like something to sit on. What happens before the glue.',
    date: '12 June 2023',
    dateTime: '2023-06-12',
    author,
    category: 'At the bench',
    tags: ['Joints', 'Chairs'],
    link: '/blog-details',
    picture: plate('carpinteria-3'),
  },
  {
    id: 'light',
    title: 'Wood and the light of the afternoon',
    text: 'Oak turns gold, cherry turns red, walnut turns fair. How to choose a board for the window it will live beside.',
    date: '3 May 2023',
    dateTime: '2023-05-03',
    author,
    category: 'Materials',
    tags: ['Oak', 'Walnut', 'Light'],
    link: '/blog-details',
    picture: plate('noticia-armonia'),
  },
  {
    id: 'chest',
    title: 'What we do not repair',
    text: 'A scratch that a family remembers is not damage. Notes on a chest from La Guardia, and on where restoration stops.',
    date: '18 April 2023',
    dateTime: '2023-04-18',
    author,
    category: 'Restoration',
    tags: ['Walnut', 'Wax'],
    link: '/blog-details',
    picture: plate('noticia-restauracion'),
  },
  {
    id: 'rings',
    title: 'Felled in winter',
    text: 'Why we ask for winter-felled oak, and why every board is measured for moisture at three points before it is cut.',
    date: '27 February 2023',
    dateTime: '2023-02-27',
    author,
    category: 'Materials',
    tags: ['Oak'],
    link: '/blog-details',
    picture: plate('banner-madera'),
  },
]

type Kind = 'archive' | 'category' | 'tag'
type Post = ReturnType<typeof posts>[number]

const monthOf = ({ date, dateTime }: Post) => ({ slug: dateTime.slice(0, 7), name: date.replace(/^\d+ /, '') })
const termOf = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name })
const termsOf: Record<Kind, (post: Post) => { slug: string; name: string }[]> = {
  archive: (post) => [monthOf(post)],
  category: ({ category }) => [termOf(category)],
  tag: ({ tags }) => tags.map(termOf),
}

/** What the posts can be filtered by: months, categories or tags, each with its address and its posts. */
const filtersOf = (kind: Kind) => {
  const terms = new Map(posts().flatMap((post) => termsOf[kind](post).map(({ slug, name }) => [slug, name])))
  return [...terms].map(([slug, name]) => ({
    kind,
    name,
    to: `/blog/${kind}/${slug}`,
    posts: posts().filter((post) => termsOf[kind](post).some((term) => term.slug === slug)),
  }))
}
const blogFilters = () => [...filtersOf('archive'), ...filtersOf('category'), ...filtersOf('tag')]
export const blogAddresses = () => blogFilters().map(({ to }) => to)
export const findFilter = (path: string) => blogFilters().find(({ to }) => to === path)

const counted = (kind: Kind) => filtersOf(kind).map(({ name, to, posts }) => ({ name, to, meta: String(posts.length) }))

export const sidebar = () => ({
  recentPosts: posts()
    .slice(0, 3)
    .map(({ title, link, date }) => ({ name: title, to: link, meta: date })),
  recentComments: [
    {
      name: '“Mine has eleven and still wobbles.”',
      to: '/blog-details#comment-1',
      meta: 'Ana L. on A chair before it is a chair',
    },
    {
      name: '“Which glue do you use for the seat?”',
      to: '/blog-details#comment-3',
      meta: 'Peter H. on A chair before it is a chair',
    },
  ],
  archives: counted('archive'),
  categories: counted('category'),
  tags: filtersOf('tag').map(({ name, to }) => ({ name, to })),
})

export const comments = [
  {
    id: 'comment-1',
    author: 'Ana L.',
    date: '14 June 2023',
    dateTime: '2023-06-14',
    text: 'Mine has eleven parts too and still wobbles. Now I know which morning I skipped.',
    replies: [
      {
        id: 'comment-2',
        author,
        date: '14 June 2023',
        dateTime: '2023-06-14',
        text: 'Bring it in. It is nearly always the back left leg.',
      },
    ],
  },
  {
    id: 'comment-3',
    author: 'Peter H.',
    date: '16 June 2023',
    dateTime: '2023-06-16',
    text: 'Which glue do you use for the seat? I have read hide glue, and I have read never again.',
  },
]

export const articleText = `
A chair is the hardest thing we make, and the one that looks easiest. It has to carry a person who leans back, falls asleep, or stands on it to change a bulb, and it has to weigh so little that a child can pull it to the table.

## Eleven parts

Four legs, four rails, a seat, two slats for the back. We lay them out on the bench in the order in which they will meet, because after the glue there is no order left to change. Each part carries a pencil mark on the face that nobody will see.

- The back legs are bent, not cut: the grain has to run through the curve.
- The rails are a hair wider at the front than at the back. You feel it; you do not see it.
- The seat is hollowed by hand, and tried by whoever passes.

## Twenty-two joints

Every joint is fitted dry, taken apart, and fitted again. If it needs a mallet it is too tight, if it falls apart it is firewood. Somewhere between the two there is a sound, short and dull, that the whole workshop knows.

> Measure the room, measure the person, then put the rule away and sit down.

Then comes the glue, and with it ten minutes in which nobody answers the telephone.
`

/** The first three as numbered cards. */
export const newsItems = () =>
  posts()
    .slice(0, 3)
    .map((post, i) => ({ ...post, postCount: `0${i + 1}` }))
