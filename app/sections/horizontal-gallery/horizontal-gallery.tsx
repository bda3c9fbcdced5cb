import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture.ts'
import css from './horizontal-gallery.module.css'

export type Work = { id: string; title: string; meta: string; to: string; picture: PictureData }
type Panel = { id: string; title: string; text: string; link: { to: string; name: string } }
type Props = { label: string; opening: Panel; works: Work[]; closing: Panel }

/** The works hung side by side along one wall; finger, keys, two buttons and the list of names walk along it. */
export function HorizontalGallery({ label, opening, works, closing }: Props) {
  return (
    <div data-enhance="horizontal-gallery">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className={css.gallery} aria-label={label} tabIndex={0} data-wall>
        <ul className={css.wall}>
          <li id={opening.id} tabIndex={-1} className={css.words}>
            <h1 className={css.title}>
              <Headline text={opening.title} />
            </h1>
            <p className={css.text}>{opening.text}</p>
            <ArrowLink to={opening.link.to}>{opening.link.name}</ArrowLink>
          </li>
          {works.map(({ id, title, meta, to, picture }, i) => (
            <li key={id} id={id} tabIndex={-1} className={css.work}>
              <figure>
                <Picture
                  picture={picture}
                  sizes="(min-width: 50rem) 60vw, 86vw"
                  priority={i === 0}
                  className={css.picture}
                />
                <figcaption className={`caption ${css.caption}`}>
                  <i>Fig. {String(i + 1).padStart(2, '0')}</i>
                  <a href={to}>{title}</a>
                  <span>{meta}</span>
                </figcaption>
              </figure>
            </li>
          ))}
          <li id={closing.id} tabIndex={-1} className={css.words}>
            <h2 className={css.title}>
              <Headline text={closing.title} />
            </h2>
            <p className={css.text}>{closing.text}</p>
            <ArrowLink to={closing.link.to}>{closing.link.name}</ArrowLink>
          </li>
        </ul>
      </section>
      <div className={css.buttons}>
        <button type="button" className={css.button} data-by="-1" aria-label="Previous">
          <Icon name="previous" />
        </button>
        <button type="button" className={css.button} data-by="1" aria-label="Next">
          <Icon name="next" />
        </button>
      </div>
    </div>
  )
}
