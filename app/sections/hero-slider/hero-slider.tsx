import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Slider, SliderControls, slider } from '#app/ui/slider/slider.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture-data.ts'
import { askForQuote } from '#words/enquiry-words.ts'
import css from './hero-slider.module.css'

type HeroSlide = { id: string; name: string; picture: PictureData; links: string; linkName: string }

export type Props = { slides: HeroSlide[]; label: string; className?: string | undefined }

const delay = 5000 // ms that a slide stays

/** Full-height opening: a photograph bleeding to the right edge, the headline crossing its left one. */
export function HeroSlider({ slides, label, className }: Props) {
  return (
    <div className={className ? `${css.hero} ${className}` : css.hero} {...slider({ delay, fade: true })}>
      <Slider label={label} className={css.slider}>
        {slides.map(({ id, name, picture, links, linkName }, i) => {
          const Title = i === 0 ? 'h1' : 'h2'
          return (
            <article key={id} className={`grid ${css.slide}`}>
              <Picture
                picture={picture}
                sizes="(min-width: 50rem) 70vw, 100vw"
                covers="(min-width: 50rem) max(70vw, 145vh), (min-resolution: 2.5x) max(67vw, 63vh), max(100vw, 94vh)"
                priority={i === 0}
                className={css.picture}
              />
              <Title className={css.title}>
                <span>
                  <span>
                    <Headline text={name} />
                  </span>
                </span>
              </Title>
              <div className={`apart ${css.foot}`}>
                <div>
                  <ArrowLink to={links}>{linkName}</ArrowLink>
                </div>
                <p className={`caption ${css.caption}`}>
                  <i>Fig. {String(i + 1).padStart(2, '0')}</i> — {picture.caption}
                </p>
              </div>
            </article>
          )
        })}
      </Slider>
      <div className={`grid ${css.controls}`}>
        <SliderControls count={slides.length} progress={delay} label={label} />
        <a href="/presupuesto" className={`target ${css.quote}`}>
          {askForQuote}
        </a>
      </div>
    </div>
  )
}
