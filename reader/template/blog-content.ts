import { z } from 'zod'
import { isoDate, link, path, photo, slug, text } from '../fields.ts'
import { turned } from '../lists.ts'
import { renderMarkdown } from '../markdown.ts'
import { readSettings } from '../settings.ts'
import { english } from './english.ts'

const comment = z.strictObject({ id: slug, author: text, date: text, dateTime: isoDate, text })
const post = z.strictObject({
  id: slug,
  title: text,
  text,
  date: text,
  dateTime: isoDate,
  author: text,
  category: text,
  tags: z.array(text),
  link: path,
  picture: photo,
})
const read = english(
  'blog',
  z.strictObject({
    journal: z.strictObject({ kicker: text, title: text, all: link }),
    posts: z.array(post),
    recentComments: z.array(z.strictObject({ name: text, to: path, meta: text })),
    comments: z.array(comment.extend({ replies: z.array(comment).optional() })),
    /** Markdown. */
    article: text,
  }),
)

export const posts = () => read().posts

export type Article = ReturnType<typeof newestArticle>

/** The newest post with its text as HTML, its comments and the address at which it stands alone. */
export function newestArticle() {
  const { posts, comments, article } = read()
  const [post] = posts
  if (!post) throw new Error('The template has no article to show.')
  return { ...post, html: renderMarkdown(article).html, comments, url: `${readSettings().siteUrl}${post.link}` }
}

type Kind = 'archive' | 'category' | 'tag'
export type Post = ReturnType<typeof posts>[number]

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
  recentComments: read().recentComments,
  archives: counted('archive'),
  categories: counted('category'),
  tags: filtersOf('tag').map(({ name, to }) => ({ name, to })),
})

/** Three as numbered cards from that with number `first` on, with the words around them. */
export function journal(first = 0) {
  const all = posts()
  const shown = turned(all, first).slice(0, 3)
  const items = all.filter((post) => shown.includes(post)).map((post, i) => ({ ...post, postCount: `0${i + 1}` }))
  return { ...read().journal, items }
}
