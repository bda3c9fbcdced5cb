import { useId, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useRelayout } from '#app/behaviour/use-relayout.ts'
import { Lightbox } from '#app/ui/lightbox/lightbox.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import type { Picture as PictureData } from '#content/pictures.ts'
import css from './project-gallery.module.css'

export type GalleryProject = { id: string; picture: PictureData; details: string; tags: string[]; name: string; link: string }
export type GalleryFilter = { tag: string; name: string }
type Props = { kicker: string; title: string; projects: GalleryProject[]; filters: GalleryFilter[]; lang?: 'es' | 'en' }

const all = '*'
const parameter = 'trabajos'

/** The projects in an uneven arrangement, with a filter whose choice stands in the address and re-lays it out in 700 ms. */
export function ProjectGallery({ kicker, title, projects, filters }: Props) {
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState<number | null>(null)
  const wanted = search.get(parameter) ?? all
  const tag = filters.some((filter) => filter.tag === wanted) ? wanted : all
  const shown = projects.filter((project) => tag === all || project.tags.includes(tag))
  const remember = useRelayout(list, tag)

  const choose = (next: string) => {
    remember()
    setSearch(
      (old) => {
        if (next === all) old.delete(parameter)
        else old.set(parameter, next)
        return old
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <section className="section grid" aria-labelledby={heading} id="trabajos">
      <SectionHead id={heading} kicker={kicker} title={title} />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of toggle buttons, not form fields */}
      <div className={css.filters} role="group" aria-label={title}>
        {[{ tag: all, name: 'Todo' }, ...filters].map((filter) => (
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
          {shown.length} {shown.length === 1 ? 'trabajo' : 'trabajos'}
        </p>
      </div>
      <ul className={css.list} ref={list}>
        {shown.map(({ id, picture, details, name, link }, i) => (
          <li key={id} className={css.item} data-item={id}>
            <figure>
              <button type="button" className={css.open} onClick={() => setOpen(i)} aria-label={`Ampliar: ${details}`}>
                <Picture picture={picture} sizes="(min-width: 50rem) 50vw, 92vw" />
              </button>
              <figcaption className={`caption ${css.caption}`}>
                <i>Fig. {String(projects.findIndex((project) => project.id === id) + 1).padStart(2, '0')}</i>
                <span>{details}</span>
                <Link to={link} prefetch="intent" viewTransition>
                  {name}
                </Link>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox pictures={shown.map(({ picture, details }) => ({ picture, caption: details }))} at={open} onMove={setOpen} onClose={() => setOpen(null)} />
    </section>
  )
}
