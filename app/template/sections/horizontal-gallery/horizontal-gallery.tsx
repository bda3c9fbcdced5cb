import { enhance } from '#app/renderer/island/enhance.ts'
import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { scrollable } from '#app/ui/scrollable.ts'
import type { ProjectFrame } from '#reader/template/projects-content.ts'
import css from './horizontal-gallery.module.css'
import { WalkButtons } from './walk-buttons.tsx'

type Panel = { id: string; title: string; text: string; link: { to: string; name: string } }
type Props = { label: string; opening: Panel; works: ProjectFrame[]; closing: Panel }

/** The works hung side by side along one wall; finger, keys, two buttons and the list of names walk along it. */
export function HorizontalGallery({ label, opening, works, closing }: Props) {
  return (
    <div {...enhance('horizontal-gallery')}>
      <section className={css.gallery} aria-label={label} {...scrollable} data-wall>
        <ul className={css.wall}>
          <Words {...opening} as="h1" />
          {works.map(({ id, title, meta, to, picture }, i) => (
            <li key={id} id={id} tabIndex={-1} className={css.work}>
              <figure>
                <Picture
                  picture={picture}
                  sizes="(min-width: 50rem) 60vw, 86vw"
                  priority={i === 0}
                  className={css.picture}
                />
                <figcaption className={`caption caption-line ${css.caption}`}>
                  <i>Fig. {String(i + 1).padStart(2, '0')}</i>
                  <a href={to}>{title}</a>
                  <span className="wraps">
                    {meta.split(' · ').map((part) => (
                      <span key={part}>{part}</span>
                    ))}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
          <Words {...closing} as="h2" />
        </ul>
      </section>
      <WalkButtons />
    </div>
  )
}

const Words = ({ id, title, text, link, as: Title }: Panel & { as: 'h1' | 'h2' }) => (
  <li id={id} tabIndex={-1} className={css.words}>
    <Title className={css.title}>
      <Headline text={title} />
    </Title>
    <p className="teaser">{text}</p>
    <ArrowLink to={link.to}>{link.name}</ArrowLink>
  </li>
)
