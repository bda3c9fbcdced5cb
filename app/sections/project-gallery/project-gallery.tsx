import { useId, useRef, useState } from 'react'
import { useQuery } from '#app/behaviour/use-query.ts'
import { useRelayout } from '#app/behaviour/use-relayout.ts'
import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { Lightbox } from '#app/ui/lightbox/lightbox.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import type { Picture as PictureData } from '#contracts/picture.ts'
import css from './project-gallery.module.css'

export type GalleryProject = {
  id: string
  picture: PictureData
  details: string
  tags: string[]
  name: string
  link: string
}
export type GalleryFilter = { tag: string; name: string }
type Props = {
  /** Without it the gallery has no heading of its own: the page's title stands above it. */
  kicker?: string
  title: string
  projects: GalleryProject[]
  filters: GalleryFilter[]
  lang?: 'es' | 'en'
  /** uneven: masonry · columns: three staggered · pairs: wide beside narrow · rows: one under the other, words at the side. */
  arrangement?: 'uneven' | 'columns' | 'pairs' | 'rows'
  /** The way to those that are not shown. */
  all?: { to: string; name: string } | undefined
}

const all = '*'
const words = {
  es: {
    parameter: 'trabajos',
    filter: 'Filtrar los trabajos',
    all: 'Todo',
    enlarge: 'Ampliar',
    one: 'trabajo',
    many: 'trabajos',
  },
  en: {
    parameter: 'projects',
    filter: 'Filter the projects',
    all: 'All',
    enlarge: 'Enlarge',
    one: 'project',
    many: 'projects',
  },
}

/** The projects in an uneven arrangement, with a filter whose choice stands in the address and re-lays it out in 700 ms. */
export function ProjectGallery(props: Props) {
  const { kicker, title, projects, filters, lang = 'es', arrangement = 'uneven', all: more } = props
  const w = words[lang]
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const { query, change } = useQuery()
  const [open, setOpen] = useState<number | null>(null)
  const wanted = query.get(w.parameter) ?? all
  const tag = filters.some((filter) => filter.tag === wanted) ? wanted : all
  const shown = projects.filter((project) => project.tags.includes(tag) || tag === all)
  const remember = useRelayout(list, tag)

  const choose = (next: string) => {
    remember()
    change((old) => {
      if (next === all) old.delete(w.parameter)
      else old.set(w.parameter, next)
    })
  }

  return (
    <section
      className={`section grid ${css.section}`}
      id={w.parameter}
      {...(kicker ? { 'aria-labelledby': heading } : { 'aria-label': title, 'data-plain': '' })}
    >
      {kicker && <SectionHead id={heading} kicker={kicker} title={title} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of toggle buttons, not form fields */}
      <div className={css.filters} role="group" aria-label={w.filter}>
        {[{ tag: all, name: w.all }, ...filters].map((filter) => (
          <button
            key={filter.tag}
            type="button"
            className={css.filter}
            aria-pressed={filter.tag === tag}
            onClick={() => choose(filter.tag)}
          >
            {filter.name}
          </button>
        ))}
        <p className={`caption ${css.count}`} role="status">
          {shown.length} {shown.length === 1 ? w.one : w.many}
        </p>
      </div>
      <ul className={css.list} ref={list} data-arrangement={arrangement}>
        {shown.map(({ id, picture, details, name, link }, i) => (
          <li key={id} className={css.item} data-item={id}>
            <figure>
              <button
                type="button"
                className={css.open}
                onClick={() => setOpen(i)}
                aria-label={`${w.enlarge}: ${details}`}
              >
                <Picture picture={picture} sizes="(min-width: 50rem) 50vw, 92vw" />
              </button>
              <figcaption className={`caption ${css.caption}`}>
                <i>Fig. {String(projects.findIndex((project) => project.id === id) + 1).padStart(2, '0')}</i>
                <span>{details}</span>
                <a href={link}>{name}</a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {more && (
        <div className={css.all}>
          <ArrowLink to={more.to}>{more.name}</ArrowLink>
        </div>
      )}
      <Lightbox
        pictures={shown.map(({ picture, details }) => ({ picture, caption: details }))}
        at={open}
        onMove={setOpen}
        onClose={() => setOpen(null)}
        lang={lang}
      />
    </section>
  )
}
