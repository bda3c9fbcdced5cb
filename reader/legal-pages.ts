import { longDay } from '#words/day-words.ts'
import { renderMarkdown } from './markdown.ts'
import { readLegal } from './read.ts'

const dayOf = (dateTime: string) => ({ date: longDay(new Date(dateTime)), dateTime })

/** A legal page as it is shown: text with the owner's data, contents, dates in words. Undefined when there is no such page. */
export function readLegalPage(slug: string) {
  const page = readLegal().find((entry) => entry.slug === slug)
  if (!page) return undefined
  const { file, title, description, updated, revised, short, body } = page
  const { html, headings } = renderMarkdown(body)
  return {
    file,
    title,
    description,
    short,
    html,
    contents: headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    updated: dayOf(updated),
    revised: revised ? dayOf(revised) : undefined,
  }
}
