import { enhance } from '#app/renderer/island/enhance.ts'
import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SliderControls } from '#app/ui/slider/slider.tsx'
import type { panels } from '#reader/template/panels.ts'
import css from './hero-split.module.css'

type Props = { label: string; panels: ReturnType<typeof panels> }

const delay = 4000 // ms that a panel stays

/** The window in two halves, a photograph and words, which pass each other in opposite directions. */
export function HeroSplit({ label, panels }: Props) {
  return (
    <section
      className={css.hero}
      aria-roledescription="carousel"
      aria-label={label}
      {...enhance('hero-split')}
      data-delay={delay}
      tabIndex={-1}
    >
      {panels.map(({ id, title, text, to, linkName, picture }, i) => {
        const Title = i === 0 ? 'h1' : 'h2'
        return (
          <article key={id} className={css.panel} data-at={Math.sign(i)}>
            <Picture
              picture={picture}
              sizes="(min-width: 50rem) max(50vw, 150vh), 100vw"
              priority={i === 0}
              className={css.picture}
            />
            <div className={css.words}>
              <p className={`label quiet ${css.number}`}>
                {String(i + 1).padStart(2, '0')} — {picture.caption}
              </p>
              <Title className={css.title}>
                <Headline text={title} />
              </Title>
              <p className={`quiet ${css.text}`}>{text}</p>
              <ArrowLink to={to}>{linkName}</ArrowLink>
            </div>
          </article>
        )
      })}
      <div className={`needs-script ${css.controls}`}>
        <SliderControls count={panels.length} progress={delay} label={label} />
      </div>
    </section>
  )
}
