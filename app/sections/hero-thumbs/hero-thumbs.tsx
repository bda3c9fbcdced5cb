import { ArrowLink } from '#app/ui/button/button.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Slider, SliderControls } from '#app/ui/slider/slider.tsx'
import { useSlider } from '#app/ui/slider/use-slider.ts'
import type { CaptionedPicture as PictureData } from '#contracts/picture.ts'
import css from './hero-thumbs.module.css'

type Props = {
  title: string
  label: string
  pictures: PictureData[]
  link: { to: string; name: string }
  /** Milliseconds that a picture stays. */
  delay?: number
}

/** A large photograph chosen from a column of small ones; the title stands under it, from the second line on. */
export function HeroThumbs({ title, label, pictures, link, delay = 4000 }: Props) {
  const slider = useSlider({ delay, loop: true, fade: true })
  return (
    <section className={`grid ${css.hero}`} aria-label={label}>
      <div className={css.stage}>
        <Slider slider={slider} label={label} lang="en">
          {pictures.map((picture, i) => (
            <Picture
              key={picture.id}
              picture={picture}
              sizes="(min-width: 50rem) 80vw, 100vw"
              priority={i === 0}
              className={css.picture}
            />
          ))}
        </Slider>
      </div>
      <ul className={css.thumbs} data-ready={slider.ready || undefined}>
        {pictures.map((picture, i) => (
          <li key={picture.id}>
            <button
              type="button"
              className={css.thumb}
              onClick={() => slider.goTo(i)}
              aria-label={`Show picture ${i + 1}: ${picture.caption}`}
              aria-current={i === slider.active || undefined}
            >
              <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 50rem) 13vw, 22vw" ratio={4 / 3} />
            </button>
          </li>
        ))}
      </ul>
      <h1 className={css.title}>
        <Headline text={title} />
      </h1>
      <div className={css.foot}>
        <SliderControls slider={slider} count={pictures.length} lang="en" progress={delay} label={label} />
        <ArrowLink to={link.to}>{link.name}</ArrowLink>
      </div>
    </section>
  )
}
