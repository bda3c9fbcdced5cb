import { stageNames } from '#words/desk-field-words.ts'
import { projectWords as w } from '#words/project-words.ts'
import { bandOf } from './article-page.ts'
import { toldProjects } from './listing.ts'
import { plainText, renderMarkdown, unbroken } from './markdown.ts'
import { imageOf, markOf } from './pictures.ts'
import { readPages, readServices } from './read.ts'

const longestDescription = 155

/** What the page of a project shows; undefined where the address is no project's with a story. */
export function readProjectPage(address: string) {
  const project = toldProjects().find(({ story }) => story === address)
  if (!project) return undefined
  const { title, wood, hours, name, link, album, body, details, picture } = project
  // What the page opens with is not shown again.
  const opened = new Set(project.before ? [project.before.id, (project.after ?? picture).id] : [])
  const { place, year } = project as { place?: string; year?: number }
  const shown = { [w.trade]: name, [w.wood]: wood, [w.place]: place, [w.year]: year, [w.hours]: hours && `${hours} h` }
  return {
    project,
    title,
    heading: unbroken(title),
    trade: { name, to: link },
    description: clipped(plainText(body.trim().split('\n\n')[0] ?? '')),
    html: renderMarkdown(body, { lower: 1 }).html,
    facts: Object.entries(shown).flatMap(([name, value]) => (value ? [{ name, value: String(value) }] : [])),
    opening: { ...picture, caption: details },
    album: album
      .filter(({ picture }) => !opened.has(picture.id))
      .map(({ picture, stage, caption }) => ({
        ...{ id: picture.id, picture: imageOf(picture) },
        ...{
          details: caption ? [caption, markOf(picture)].filter(Boolean).join('. ') : picture.caption,
          facts: stageNames[stage],
        },
      })),
    w: readPages().service.restored,
    // What its trade asks for, over the way to a quote.
    band: bandOf({ band: undefined, trade: readServices().find(({ slug }) => link === `/${slug}`) }),
  }
}

/** So many whole words as search engines show. */
const clipped = (text: string) =>
  text.length <= longestDescription ? text : `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`
