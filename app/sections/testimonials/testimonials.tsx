import { useId } from 'react'
import { Slider, SliderControls, slider } from '#app/ui/slider/slider.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import css from './testimonials.module.css'

export type Testimonial = {
  quote: string
  author: string
  profession: string /** Not a customer's. */
  sample?: boolean
}
type Props = { kicker: string; note: string; testimonials: Testimonial[]; lang?: 'es' | 'en' }

const sampleWords = { es: 'Opinión de muestra', en: 'Sample review' }
const options = {
  delay: 5000,
  speed: 5000,
  centered: true,
  endsWhenUsed: true,
  // From 800 px on the neighbours stand half visible.
  breakpoints: { 800: { slidesPerView: 1.5, spaceBetween: 150 } },
}

/** One large quotation with its neighbours half visible: 1.5 per view, 150 px apart, 5000 ms to stay and 5000 ms to glide. */
export function Testimonials({ kicker, note, testimonials, lang = 'es' }: Props) {
  const heading = useId()
  return (
    <section className={`section ${css.section}`} aria-labelledby={heading}>
      <div className="grid">
        <h2 id={heading} className={`label ${css.kicker}`}>
          {kicker}
        </h2>
      </div>
      <div {...slider(options)}>
        <Slider label={kicker} lang={lang} className={css.slider} slideClassName={css.slide}>
          {testimonials.map(({ quote, author, profession, sample }) => (
            <figure key={author} className={css.item}>
              <p className={css.rating}>
                <Stars value={5} lang={lang} />
                {sample && <span className="label">{sampleWords[lang]}</span>}
              </p>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <strong>{author}</strong> <span className="caption">{profession}</span>
              </figcaption>
            </figure>
          ))}
        </Slider>
        <div className="grid">
          <div className={css.foot}>
            <div className={css.controls}>
              <SliderControls count={testimonials.length} lang={lang} progress={10_000} label={kicker} />
            </div>
            <p className={`caption ${css.note}`}>{note}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
