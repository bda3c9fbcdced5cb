import { Children, type ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './slider.module.css'
import type { SliderState } from './use-slider.ts'

type Words = { slide: string; of: string; previous: string; next: string; pause: string; play: string }
const spanish: Words = {
  slide: 'diapositiva',
  of: 'de',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  play: 'Reanudar',
}
const english: Words = { slide: 'slide', of: 'of', previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' }
const words = (lang: 'es' | 'en') => (lang === 'es' ? spanish : english)

type SliderProps = {
  slider: SliderState
  /** Name of the slider for assistive technology. */
  label: string
  lang?: 'es' | 'en'
  className?: string
  /** Class of each slide: its width before Swiper arrives. */
  slideClassName?: string
  children: ReactNode
}

/** The row of slides: a native scroll-snap row until Swiper arrives, and for good without JavaScript. */
export function Slider({ slider, label, lang = 'es', className = '', slideClassName = '', children }: SliderProps) {
  const slides = Children.toArray(children)
  const w = words(lang)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside its section, which is the landmark
    <div
      ref={slider.rootRef}
      role="group"
      tabIndex={slider.ready ? undefined : 0}
      className={`swiper ${css.root} ${className}`}
      aria-roledescription={lang === 'es' ? 'carrusel' : 'carousel'}
      aria-label={label}
    >
      <div className={`swiper-wrapper ${css.row}`} aria-live={slider.playing ? 'off' : 'polite'}>
        {slides.map((slide, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed and never reordered by React
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

/** What the controls show and call: a slider, or anything else that shows one thing at a time. */
type Steps = Pick<SliderState, 'active' | 'playing' | 'ready' | 'canPlay'> &
  Record<'next' | 'previous' | 'toggle', () => unknown>
type ControlsProps = { slider: Steps; count: number; lang?: 'es' | 'en'; progress?: number; label: string }

/** Number, progress hairline, previous, next and (where it plays by itself) pause. */
export function SliderControls({ slider, count, lang = 'es', progress, label }: ControlsProps) {
  const w = words(lang)
  const { active, playing, ready } = slider
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not form fields
    <div className={css.controls} data-ready={ready || undefined} role="group" aria-label={label}>
      <p className={`label ${css.number}`}>
        {String(active + 1).padStart(2, '0')}
        <span aria-hidden="true">/</span>
        <span className="visually-hidden"> {w.of} </span>
        {String(count).padStart(2, '0')}
      </p>
      <span className={css.track} aria-hidden="true">
        <span
          key={`${active}${playing}`}
          className={css.bar}
          data-playing={playing || undefined}
          style={{ '--at': (active + 1) / count, '--delay': `${progress ?? 0}ms` } as React.CSSProperties}
        />
      </span>
      <button type="button" className={css.control} onClick={slider.previous} aria-label={w.previous}>
        <Icon name="previous" />
      </button>
      <button type="button" className={css.control} onClick={slider.next} aria-label={w.next}>
        <Icon name="next" />
      </button>
      {slider.canPlay && (
        <button type="button" className={css.control} onClick={slider.toggle} aria-label={playing ? w.pause : w.play}>
          <Icon name={playing ? 'pause' : 'play'} size={18} />
        </button>
      )}
    </div>
  )
}
