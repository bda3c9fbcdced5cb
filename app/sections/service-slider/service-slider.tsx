import { Picture } from '#app/ui/picture/picture.tsx'
import { Slider, SliderControls } from '#app/ui/slider/slider.tsx'
import { useSlider } from '#app/ui/slider/use-slider.ts'
import type { CaptionedPicture as PictureData } from '#contracts/picture.ts'
import css from './service-slider.module.css'

type Props = {
  label: string
  pictures: PictureData[]
  lang?: 'es' | 'en' /** Milliseconds that a picture stays. */
  delay?: number
}

/** Large photographs of a trade across five of the six columns, each with its caption as a plate. */
export function ServiceSlider({ label, pictures, lang = 'es', delay = 4000 }: Props) {
  const slider = useSlider({ delay, loop: true })
  const current = pictures[slider.active]
  return (
    <div className={`grid ${css.block}`}>
      <div className={css.slider}>
        <Slider slider={slider} label={label} lang={lang}>
          {pictures.map((picture, i) => (
            <figure key={picture.id} className={css.slide}>
              <Picture
                picture={picture}
                sizes="(min-width: 50rem) 78vw, 100vw"
                priority={i === 0}
                className={css.picture}
              />
              <figcaption className="visually-hidden">{picture.caption}</figcaption>
            </figure>
          ))}
        </Slider>
      </div>
      <div className={css.controls}>
        <SliderControls slider={slider} count={pictures.length} lang={lang} progress={delay} label={label} />
      </div>
      {current && (
        <p className={`caption ${css.caption}`} aria-hidden="true">
          <i>Fig. {String(slider.active + 1).padStart(2, '0')}</i> — {current.caption}
        </p>
      )}
    </div>
  )
}
