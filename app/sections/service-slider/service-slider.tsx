import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { DrawnPicture } from '#app/ui/comparison/drawn-picture.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Slider, SliderControls, slider, sliderPart } from '#app/ui/slider/slider.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture-data.ts'
import css from './service-slider.module.css'

type Props = {
  label: string
  pictures: (PictureData & { drawing?: string })[]
  /** What one asks first, in the column beside them, and where there is more of it. */
  facts?: { name: string; figure: string; unit: string | undefined }[]
  more?: { to: string; name: string }
}

const delay = 4000 // ms that a picture stays

/** Large photographs of a trade across five of the six columns, each with its caption as a plate. */
export function ServiceSlider({ label, pictures, facts = [], more }: Props) {
  return (
    <div className={`grid ${css.block}`} {...slider({ delay, spaceBetween: 16 })}>
      {more && facts.length > 0 && (
        <div className={css.facts}>
          {facts.map(({ name, figure, unit }) => (
            <p key={name} className="caption">
              {name} <span className={css.figure}>{figure}</span> {unit}
            </p>
          ))}
          <ArrowLink to={more.to}>{more.name}</ArrowLink>
        </div>
      )}
      <div className={css.slider}>
        <Slider label={label}>
          {pictures.map((picture, i) => {
            const shown = {
              picture,
              sizes: '(min-width: 50rem) 78vw, 100vw',
              covers: '(min-width: 50rem) 78vw, max(100vw, 84vh)',
              priority: i === 0,
              className: css.picture,
            }
            return (
              <figure key={picture.id} className={css.slide}>
                {picture.drawing ? <DrawnPicture {...shown} drawing={picture.drawing} /> : <Picture {...shown} />}
                <figcaption className="visually-hidden">{picture.caption}</figcaption>
              </figure>
            )
          })}
        </Slider>
      </div>
      <div className={css.controls}>
        <SliderControls count={pictures.length} progress={delay} label={label} />
      </div>
      {pictures.map(({ id, caption }, i) => (
        <p key={id} className={`caption ${css.caption}`} {...sliderPart('caption')} hidden={i > 0} aria-hidden="true">
          <i>Fig. {String(i + 1).padStart(2, '0')}</i> — {caption}
        </p>
      ))}
    </div>
  )
}
