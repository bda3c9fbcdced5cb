import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Slider, SliderControls, slider, sliderPart } from '#app/ui/slider/slider.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture-data.ts'
import css from './hero-thumbs.module.css'

type Props = {
  title: string
  label: string
  pictures: PictureData[]
  link: { to: string; name: string }
}

const delay = 4000 // ms that a picture stays

/** A large photograph chosen from a column of small ones; below it the title, from the second line on. */
export function HeroThumbs({ title, label, pictures, link }: Props) {
  return (
    <section className={`grid ${css.hero}`} aria-label={label} {...slider({ delay, fade: true })}>
      <div className={css.stage}>
        <Slider label={label}>
          {pictures.map((picture, i) => (
            <Picture
              key={picture.id}
              picture={picture}
              sizes="(min-width: 50rem) 80vw, max(100vw, 87vh)"
              priority={i === 0}
              className={css.picture}
            />
          ))}
        </Slider>
      </div>
      <ul className={css.thumbs}>
        {pictures.map((picture, i) => (
          <li key={picture.id}>
            <button
              type="button"
              className={css.thumb}
              {...sliderPart('choose')}
              aria-label={`Show picture ${i + 1}: ${picture.caption}`}
              aria-current={i === 0 || undefined}
            >
              <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 50rem) 13vw, 22vw" ratio={4 / 3} />
            </button>
          </li>
        ))}
      </ul>
      {pictures.map(({ id, caption }, i) => (
        <p key={id} className={`caption ${css.caption}`} {...sliderPart('caption')} hidden={i > 0} aria-hidden="true">
          <i>Fig. {String(i + 1).padStart(2, '0')}</i> — {caption}
        </p>
      ))}
      <h1 className={`cut-out ${css.title}`}>
        <Headline text={title} />
      </h1>
      <div className={`stack ${css.foot}`}>
        <SliderControls count={pictures.length} progress={delay} label={label} />
        <ArrowLink to={link.to}>{link.name}</ArrowLink>
      </div>
    </section>
  )
}
