import { useRef } from 'react'
import { ArrowLink } from '#app/ui/button/button.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { PageLink } from '#app/ui/page-link/page-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture.ts'
import css from './horizontal-gallery.module.css'
import { useHorizontalScroll } from './use-horizontal-scroll.ts'

export type Work = { id: string; title: string; meta: string; to: string; picture: PictureData }
type Panel = { id: string; title: string; text: string; link: { to: string; name: string } }
type Props = { label: string; opening: Panel; works: Work[]; closing: Panel }

/** The works hung side by side along one wall; wheel, keys, finger and the list of names walk along it. */
export function HorizontalGallery({ label, opening, works, closing }: Props) {
  const wall = useRef<HTMLElement>(null)
  useHorizontalScroll(wall)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section ref={wall} className={css.gallery} aria-label={label} tabIndex={0}>
      <ul className={css.wall}>
        <li id={opening.id} className={css.words}>
          <h1 className={css.title}>
            <Headline text={opening.title} />
          </h1>
          <p className={css.text}>{opening.text}</p>
          <ArrowLink to={opening.link.to}>{opening.link.name}</ArrowLink>
        </li>
        {works.map(({ id, title, meta, to, picture }, i) => (
          <li key={id} id={id} className={css.work}>
            <figure>
              <Picture
                picture={picture}
                sizes="(min-width: 50rem) 60vw, 86vw"
                priority={i === 0}
                className={css.picture}
              />
              <figcaption className={`caption ${css.caption}`}>
                <i>Fig. {String(i + 1).padStart(2, '0')}</i>
                <PageLink to={to}>{title}</PageLink>
                <span>{meta}</span>
              </figcaption>
            </figure>
          </li>
        ))}
        <li id={closing.id} className={css.words}>
          <h2 className={css.title}>
            <Headline text={closing.title} />
          </h2>
          <p className={css.text}>{closing.text}</p>
          <ArrowLink to={closing.link.to}>{closing.link.name}</ArrowLink>
        </li>
      </ul>
    </section>
  )
}
