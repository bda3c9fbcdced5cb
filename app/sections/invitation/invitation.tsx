import { useId } from 'react'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Figure } from '#app/ui/picture/figure.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import css from './invitation.module.css'

type Props = {
  kicker: string
  title: string
  text: string
  picture: CaptionedPicture
  /** Edge to which the photograph bleeds. */
  bleed?: 'start' | 'end'
  link: { to: string; name: string }
  /** Another way than the link: the telephone, or the page of a service. */
  other: { href: string; text: string }
}

/** How a page without a form of its own asks for the quote: words on the green ground, and a photograph to the edge beside them. */
export function Invitation({ kicker, title, text, picture, bleed = 'end', link, other }: Props) {
  const heading = useId()
  return (
    <section className={`section on-second grid ${css.section}`} data-picture={bleed} aria-labelledby={heading}>
      <div className={css.words}>
        <p className="label quiet">{kicker}</p>
        <h2 id={heading} className={css.title}>
          <Headline text={title} />
        </h2>
        <p className={`quiet ${css.text}`}>{text}</p>
        <p className={`wraps ${css.ways}`}>
          <ButtonLink to={link.to}>{link.name}</ButtonLink>
          <a href={other.href} className="target">
            {other.text}
          </a>
        </p>
      </div>
      <Figure
        className={css.picture}
        picture={picture}
        sizes="(min-width: 75rem) 50vw, 110vw"
        covers="(min-width: 75rem) 50vw, 110vw"
      />
    </section>
  )
}
