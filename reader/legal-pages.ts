import { longDay } from '#words/day-words.ts'
import { renderMarkdown } from './markdown.ts'
import { readLegal } from './read.ts'

const dayOf = (dateTime: string) => ({ date: longDay(new Date(dateTime)), dateTime })

/** A legal page as it is shown: its articles with the owner's data, dates in words. Undefined when there is no such page. */
export function readLegalPage(slug: string) {
  const page = readLegal().find((entry) => entry.slug === slug)
  if (!page) return undefined
  const { file, title, description, updated, revised, short, body } = page
  const [intro = '', ...parts] = body.split(/^## .*\n/m).map((part) => renderMarkdown(part).html)
  const headings = renderMarkdown(body).headings.filter(({ depth }) => depth === 2)
  return {
    file,
    title,
    description,
    short,
    intro: intro.trim(),
    articles: headings.map(({ id, text }, at) => ({ id, text, html: parts[at] ?? '' })),
    updated: dayOf(updated),
    revised: revised ? dayOf(revised) : undefined,
  }
}
