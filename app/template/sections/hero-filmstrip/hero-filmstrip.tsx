import { CardLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Slider, SliderControls, slider } from '#app/ui/slider/slider.tsx'
import type { ProjectFrame } from '#reader/template/projects-content.ts'
import css from './hero-filmstrip.module.css'

type Props = {
  title: string
  text: string
  label: string
  frames: ProjectFrame[]
}

const options = {
  delay: 4000,
  centered: true,
  slidesPerView: 1.18,
  spaceBetween: 12,
  breakpoints: { 800: { slidesPerView: 1.5, spaceBetween: 20 } },
}

/** The title on paper, and under it a filmstrip of projects that runs across the page from edge to edge. */
export function HeroFilmstrip({ title, text, label, frames }: Props) {
  return (
    <section className={css.hero} aria-label={label}>
      <div className={`grid ${css.head}`}>
        <h1 className={css.title}>
          <Headline text={title} />
        </h1>
        <p className={`teaser ${css.text}`}>{text}</p>
      </div>
      <div {...slider(options)}>
        <Slider label={label} className={css.strip} slideClassName={css.slide}>
          {frames.map(({ id, title: name, meta, to, picture }, i) => (
            <figure key={id} className="underlines">
              <Picture
                picture={picture}
                sizes="(min-width: 50rem) 62vw, 85vw"
                priority={i < 3}
                className={css.picture}
              />
              <figcaption className={`caption caption-line ${css.caption}`}>
                <i>{String(i + 1).padStart(2, '0')}</i>
                <CardLink to={to}>{name}</CardLink>
                <span className={css.meta}>{meta}</span>
              </figcaption>
            </figure>
          ))}
        </Slider>
        <div className="grid">
          <div className={css.controls}>
            <SliderControls count={frames.length} progress={options.delay} label={label} />
          </div>
        </div>
      </div>
    </section>
  )
}
