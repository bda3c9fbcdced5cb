import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { screens } from '#reader/template/screens.ts'
import css from './snap-screens.module.css'

type Props = { screens: ReturnType<typeof screens> }

/** Parts as tall as the window, which the page snaps to; one key or turn of the wheel is one part. */
export function SnapScreens({ screens }: Props) {
  return (
    <div className={css.screens}>
      {screens.map(({ id, name, title, text, link, picture, look, second }, i) => {
        const Title = i === 0 ? 'h1' : 'h2'
        return (
          <section
            key={id}
            id={id}
            tabIndex={-1}
            className={`grid ${css.screen} ${second ? 'on-second' : ''}`}
            data-layout={look}
            aria-label={name}
          >
            <Picture
              picture={picture}
              sizes={look === 'full' ? '100vw' : '(min-width: 50rem) 60vw, 100vw'}
              priority={i === 0}
              className={css.picture}
            />
            <div className={`stack ${css.words}`}>
              <p className={`label quiet ${css.number}`}>
                {String(i + 1).padStart(2, '0')} — {name}
              </p>
              <Title className={css.title}>
                <span>
                  <span>
                    <Headline text={title} />
                  </span>
                </span>
              </Title>
              <p className={`quiet ${css.text}`}>{text}</p>
              <ArrowLink to={link.to}>{link.name}</ArrowLink>
              <p className={`caption ${css.caption}`}>{picture.caption}</p>
            </div>
          </section>
        )
      })}
    </div>
  )
}
