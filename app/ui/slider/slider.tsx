import { Children, type CSSProperties, type ReactNode } from 'react'
import { enhance } from '#app/renderer/island/enhance.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { sliderWords } from '#words/slider-words.ts'
import { scrollable } from '../scrollable.ts'
import type { SliderOptions } from './slider.browser.ts'
import css from './slider.module.css'

/**
 * For the element around a slider, its controls, and the captions and buttons that follow the active slide (`sliderPart`).
 */
export const slider = (options: SliderOptions) => ({ ...enhance('slider'), 'data-slider': JSON.stringify(options) })

/** For the caption of a slide, or the button that chooses it: one each, in the order of the slides. */
export const sliderPart = (name: 'caption' | 'choose') => ({ 'data-part': name })

type SliderProps = {
  /** Name of the slider for assistive technology. */
  label: string
  className?: string
  /** Class of each slide: its width before Swiper arrives. */
  slideClassName?: string
  children: ReactNode
}

/** The row of slides: a native scroll-snap row until Swiper arrives (slider.browser.ts), and for good without script. */
export function Slider({ label, className = '', slideClassName = '', children }: SliderProps) {
  const count = Children.count(children)
  const w = useWords(sliderWords)
  return (
    <div
      role="group"
      {...scrollable}
      className={`swiper ${css.root} ${className}`}
      aria-roledescription={w.carousel}
      aria-label={label}
    >
      <div className={`swiper-wrapper ${css.row}`} aria-live="polite">
        {Children.map(children, (slide, i) => (
          <div
            data-slide={i}
            role="group"
            aria-roledescription={w.slide}
            aria-label={`${i + 1} ${w.of} ${count}`}
            className={`swiper-slide ${css.slide} ${slideClassName}`}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  )
}

type ControlsProps = {
  count: number
  /** Milliseconds from one slide to the next. */
  progress: number
  label: string
}

/** Number, progress hairline, previous, next and pause: steps.ts makes them work. */
export function SliderControls({ count, progress, label }: ControlsProps) {
  const w = useWords(sliderWords)
  return (
    <div className={css.controls} data-part="controls" role="group" aria-label={label}>
      <p className={`label ${css.number}`}>
        <span data-part="number">01</span>
        <span aria-hidden="true">/</span>
        <span className="visually-hidden"> {w.of} </span>
        {String(count).padStart(2, '0')}
      </p>
      <span className={css.track} aria-hidden="true">
        <span
          data-part="bar"
          className={css.bar}
          style={{ '--at': 1 / count, '--delay': `${progress}ms` } as CSSProperties}
        />
      </span>
      <button type="button" className="icon-button" data-part="previous" aria-label={w.previous}>
        <Icon name="previous" />
      </button>
      <button type="button" className="icon-button" data-part="next" aria-label={w.next}>
        <Icon name="next" />
      </button>
      <button
        type="button"
        className="icon-button"
        data-part="toggle"
        data-pause={w.pause}
        data-play={w.play}
        aria-label={w.pause}
      >
        <Icon name="pause" size={18} />
        <Icon name="play" size={18} />
      </button>
    </div>
  )
}
