import { z } from 'zod'
import { galleryWords } from '#words/gallery-words.ts'
import { photo, text } from '../fields.ts'
import { readSettings } from '../settings.ts'
import { english } from './english.ts'
import { moreProjects, projectItems } from './projects-content.ts'

const story = z.strictObject({
  title: text,
  lead: text,
  pictures: z.array(photo).nonempty(),
  heading: text,
  paragraphs: z.array(text),
  facts: z.array(z.strictObject({ name: text, value: text })),
})
const read = english('project', z.strictObject({ gallery: story, single: story }))

/** What the two detail pages say of their project, at which address, and what comes before and after it in the list. */
export function projectPage(path: string) {
  const { gallery, single } = read()
  const story = path === 'project-details-2' ? single : gallery
  const items = projectItems()
  const at = items.findIndex(({ id }) => id === story.pictures[0]?.id)
  return {
    ...story,
    url: `${readSettings().siteUrl}/${path}`,
    previous: { ...wayTo(items.at(at - 1)), label: 'Previous' },
    next: { ...wayTo(items[at + 1]), label: 'Next' },
    more: moreProjects(['proyecto-interior-2', 'cocina-roble-verde', 'proyecto-exterior-2']),
  }
}

/** To its page where it has one, otherwise to the projects of its kind. */
function wayTo(item: ReturnType<typeof projectItems>[number] | undefined) {
  if (!item) throw new Error('A project with a page stands at the end of the list.')
  const { gallery, single } = read()
  const pages = {
    [gallery.pictures[0]?.id ?? '']: '/project-details',
    [single.pictures[0]?.id ?? '']: '/project-details-2',
  }
  const list = `/project-1?${galleryWords.en.parameter}=${item.tag}`
  return { to: pages[item.id] ?? list, title: item.details }
}
