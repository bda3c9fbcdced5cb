import { Children, type CSSProperties, type ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { SliderOptions } from './slider.browser.ts'
import css from './slider.module.css'

const words = {
  es: {
    carousel: 'carrusel',
    slide: 'diapositiva',
    of: 'de',
    previous: 'Anterior',
    next: 'Siguiente',
    pause: 'Pausar',
    play: 'Reanudar',
  },
  en: {
    carousel: 'carousel',
    slide: 'slide',
    of: 'of',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
  },
}

/**
 * For the element around a slider, its controls, and what follows the active slide: captions (`data-part="caption"`) and
 * buttons that choose one (`data-part="choose"`), in the order of the slides.
 */
export const slider = (options: SliderOptions) => ({ 'data-enhance': 'slider', 'data-slider': JSON.stringify(options) })

type SliderProps = {
  /** Name of the slider for assistive technology. */
  label: string
  lang?: 'es' | 'en'
  className?: string
  /** Class of each slide: its width before Swiper arrives. */
  slideClassName?: string
  children: ReactNode
}

/** The row of slides: a native scroll-snap row until Swiper arrives (slider.browser.ts), and for good without script. */
export function Slider({ label, lang = 'es', className = '', slideClassName = '', children }: SliderProps) {
  const slides = Children.toArray(children)
  const w = words[lang]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside its section, which is the landmark
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      className={`swiper ${css.root} ${className}`}
      aria-roledescription={w.carousel}
      aria-label={label}
    >
      <div className={`swiper-wrapper ${css.row}`} aria-live="polite">
        {slides.map((slide, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed
            key={i}
            data-slide={i}
            role="group"
            aria-roledescription={w.slide}
            aria-label={`${i + 1} ${w.of} ${slides.length}`}
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
  lang?: 'es' | 'en'
  /** Milliseconds from one slide to the next. */
  progress: number
  label: string
}

/** Number, progress hairline, previous, next and pause: what steps.ts gives life to. */
export function SliderControls({ count, lang = 'es', progress, label }: ControlsProps) {
  const w = words[lang]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not form fields
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
      <button type="button" className={css.control} data-part="previous" aria-label={w.previous}>
        <Icon name="previous" />
      </button>
      <button type="button" className={css.control} data-part="next" aria-label={w.next}>
        <Icon name="next" />
      </button>
      <button
        type="button"
        className={css.control}
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
