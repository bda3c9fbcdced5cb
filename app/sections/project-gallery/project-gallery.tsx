import { useDeferredValue, useRef, useState } from 'react'
import { useQuery } from '#app/browser/use-query.ts'
import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { Lightbox } from '#app/ui/lightbox/lightbox.tsx'
import { lieOf } from '#app/ui/picture/lie.ts'
import { Section } from '#app/ui/section-head/section.tsx'
import { galleryWords } from '#words/gallery-words.ts'
import { type GalleryFilter, GalleryFilters } from './gallery-filters.tsx'
import { type GalleryProject, Plate } from './plate.tsx'
import css from './project-gallery.module.css'
import { useRelayout } from './use-relayout.ts'

type Props = {
  /** Without it the gallery has no heading of its own: the page's title is above it. */
  kicker?: string
  title: string
  projects: GalleryProject[]
  filters: GalleryFilter[]
  /** Number of the first plate. */
  first?: number
  /** A class of arrangements.module.css, where the plates do not lie unevenly. */
  arrangement?: string
  /** A class of the same sheet, for other captions. */
  captions?: string
  /** The way to those that are not shown. */
  all?: { to: string; name: string } | undefined
}

const all = '*'

/** The projects in an uneven arrangement, with a filter whose choice is kept in the address and re-lays it out in 700 ms. */
export function ProjectGallery(props: Props) {
  const {
    kicker,
    title,
    projects,
    filters,
    first = 1,
    arrangement = `swiped ${css.uneven}`,
    captions = '',
    all: more,
  } = props
  const w = useWords(galleryWords)
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<number | null>(null)
  const { chosen, choose } = useChosenTag(w.parameter, filters)
  // The pressed button is painted at once, the pictures in the frame after it.
  const tag = useDeferredValue(chosen)
  const measure = useRelayout(list, tag)
  const numbered = projects.map((project, i) => ({ project, number: first + i }))
  const shown = numbered.filter(({ project }) => project.tags.includes(tag) || tag === all)
  const lies = props.arrangement ? [] : lieOf(shown.map(({ project }) => project.picture))
  return (
    <Section id={w.parameter} kicker={kicker} title={title} className={kicker ? '' : css.plain}>
      <GalleryFilters
        label={w.filter}
        filters={[{ tag: all, name: w.all }, ...filters]}
        chosen={chosen}
        onChoose={(next) => {
          measure()
          choose(next)
        }}
        count={`${shown.length} ${shown.length === 1 ? w.one : w.many}`}
      />
      <ul className={`columns ${css.list} ${arrangement} ${captions}`} ref={list}>
        {shown.map(({ project, number }, i) => (
          <Plate key={number} project={project} number={number} lies={lies[i]} words={w} onOpen={() => setOpen(i)} />
        ))}
      </ul>
      {more && (
        <div className={css.all}>
          <ArrowLink to={more.to}>{more.name}</ArrowLink>
        </div>
      )}
      <Lightbox
        pictures={shown.map(({ project: { picture, details, story } }) => ({ picture, caption: details, story }))}
        at={open}
        onMove={setOpen}
      />
    </Section>
  )
}

/** The tag that the address names, if there is such a filter, and what changes it. */
function useChosenTag(parameter: string, filters: GalleryFilter[]) {
  const { query, change } = useQuery()
  const wanted = query.get(parameter)
  const choose = (tag: string) =>
    change((old) => {
      if (tag === all) old.delete(parameter)
      else old.set(parameter, tag)
    })
  return { chosen: filters.find(({ tag }) => tag === wanted)?.tag ?? all, choose }
}
