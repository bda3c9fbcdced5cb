import { z } from 'zod'
import { photo, text } from '../fields.ts'
import { readSettings } from '../settings.ts'
import { english } from './english.ts'
import { moreProjects } from './projects-content.ts'

const story = z.strictObject({
  title: text,
  lead: text,
  pictures: z.array(photo).nonempty(),
  heading: text,
  paragraphs: z.array(text),
  facts: z.array(z.strictObject({ name: text, value: text })),
})
const read = english('project', z.strictObject({ gallery: story, single: story }))

/** What the two detail pages say of their project, at which address, and what comes before and after it. */
export function projectPage(path: string) {
  const single = path === 'project-details-2'
  const { gallery, single: lone } = read()
  const [story, other] = single ? [lone, gallery] : [gallery, lone]
  // There are two: either comes before the other, and after it.
  const way = { to: single ? '/project-details' : '/project-details-2', title: other.title.replaceAll('*', '') }
  return {
    ...story,
    url: `${readSettings().siteUrl}/${path}`,
    previous: { ...way, label: 'Previous' },
    next: { ...way, label: 'Next' },
    more: moreProjects(['proyecto-interior-2', 'cocina-roble-verde', 'proyecto-exterior-2']),
  }
}
