import { longDay } from '#words/day-words.ts'
import { inParts, renderMarkdown } from './markdown.ts'
import { readLegal } from './read.ts'

const dayOf = (dateTime: string) => ({ date: longDay(new Date(dateTime)), dateTime })

/** What is set off as a quotation stands beside the law and says what it means. */
const note = '<blockquote role="note">'

/** A legal page as it is shown: its articles with the owner's data, dates in words. Undefined when there is no such page. */
export function readLegalPage(slug: string) {
  const page = readLegal().find((entry) => entry.slug === slug)
  if (!page) return undefined
  const { file, title, description, updated, revised, short, body } = page
  const { opening, before, texts } = inParts(renderMarkdown(body))
  return {
    file,
    title,
    description,
    short,
    intro: opening + before,
    articles: texts.map((part) => ({ ...part, html: part.html.replaceAll('<blockquote>', note) })),
    updated: dayOf(updated),
    revised: revised ? dayOf(revised) : undefined,
  }
}
