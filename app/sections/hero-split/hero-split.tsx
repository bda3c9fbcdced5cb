import type { KeyboardEvent } from 'react'
import { useSteps } from '#app/behaviour/use-steps.ts'
import { ArrowLink } from '#app/ui/button/button.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SliderControls } from '#app/ui/slider/slider.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture.ts'
import css from './hero-split.module.css'

export type SplitPanel = { id: string; title: string; text: string; to: string; linkName: string; picture: PictureData }
type Props = { label: string; panels: SplitPanel[] /** Milliseconds that a panel stays. */; delay?: number }

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The window in two halves, a photograph and words, which pass each other in opposite directions. */
export function HeroSplit({ label, panels, delay = 4000 }: Props) {
  const slider = useSteps({ count: panels.length, delay })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    slider.goTo(slider.active + step)
  }
  return (
    <section
      className={css.hero}
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      {...slider.events}
    >
      {panels.map(({ id, title, text, to, linkName, picture }, i) => {
        const Title = i === 0 ? 'h1' : 'h2'
        return (
          <article
            key={id}
            className={css.panel}
            data-at={Math.sign(i - slider.active)}
            inert={slider.ready && i !== slider.active}
          >
            <Picture
              picture={picture}
              sizes="(min-width: 50rem) 50vw, 100vw"
              priority={i === 0}
              className={css.picture}
            />
            <div className={css.words}>
              <p className={`label ${css.number}`}>
                {String(i + 1).padStart(2, '0')} — {picture.caption}
              </p>
              <Title className={css.title}>
                <Headline text={title} />
              </Title>
              <p className={css.text}>{text}</p>
              <ArrowLink to={to}>{linkName}</ArrowLink>
            </div>
          </article>
        )
      })}
      <div className={css.controls}>
        <SliderControls slider={slider} count={panels.length} lang="en" progress={delay} label={label} />
      </div>
    </section>
  )
}
