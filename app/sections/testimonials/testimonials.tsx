import { useId } from 'react'
import { useWords } from '#app/ui/language/language.ts'
import { Slider, SliderControls, slider } from '#app/ui/slider/slider.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import { sectionWords } from '#words/sections-words.ts'
import css from './testimonials.module.css'

type Testimonial = {
  quote: string
  author: string
  profession: string
  stars?: number | undefined
  /** The workshop's public answer. */
  reply?: string | undefined
  /** Not a customer's. */
  sample?: boolean
}
type Props = { kicker: string; note?: string; testimonials: Testimonial[] }

const options = {
  delay: 5000,
  speed: 5000,
  centered: true,
  endsWhenUsed: true,
  // From 800 px on the neighbours are half visible.
  breakpoints: { 800: { slidesPerView: 1.5, spaceBetween: 150 } },
}

/** One large quotation with its neighbours half visible: 1.5 per view, 150 px apart, 5000 ms to stay and 5000 ms to glide. */
export function Testimonials({ kicker, note, testimonials }: Props) {
  const heading = useId()
  const w = useWords(sectionWords)
  // Nobody's opinion is no section.
  if (testimonials.length === 0) return null
  // One alone has nowhere to go.
  const moves = testimonials.length > 1
  return (
    <section className={`section ${css.section}`} aria-labelledby={heading}>
      <div className="grid">
        <h2 id={heading} className={`label quiet ${css.kicker}`}>
          {kicker}
        </h2>
      </div>
      <div {...(moves && slider(options))}>
        <Slider label={kicker} className={css.slider} slideClassName={css.slide}>
          {testimonials.map(({ quote, author, profession, stars, reply, sample }) => (
            <figure key={author} className={css.item}>
              <p className={`wraps quiet ${css.rating}`}>
                <Stars value={stars ?? 5} />
                {sample && <span className="label">{w.sampleReview}</span>}
              </p>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              {reply && (
                <p className="caption">
                  {w.reply} {reply}
                </p>
              )}
              <figcaption className="wraps">
                <strong>{author}</strong> <span className="caption">{profession}</span>
              </figcaption>
            </figure>
          ))}
        </Slider>
        <div className="grid">
          <div className={`columns ${css.foot}`}>
            <div className={css.controls}>
              {moves && <SliderControls count={testimonials.length} progress={10_000} label={kicker} />}
            </div>
            {note && <p className={`caption ${css.note}`}>{note}</p>}
          </div>
        </div>
      </div>
    </section>
  )
}
