// Loaded after the first paint: Swiper with the modules that this site's sliders use. What it needs of its styles stands
// in slider.module.css: a sheet that arrives late makes the browser work out the styles of the whole page again.
import { Swiper } from 'swiper'
import { Autoplay, EffectFade, Keyboard } from 'swiper/modules'
import type { SliderOptions } from './use-slider.ts'

/** Turns the native scroll-snap row into a Swiper at the slide the visitor has already reached. */
export function startSlider(root: HTMLElement, options: SliderOptions, onChange: (index: number) => void): Swiper {
  const first = Math.round(root.scrollLeft / Math.max(1, root.clientWidth))
  root.scrollLeft = 0
  root.dataset.ready = ''
  const count = root.querySelectorAll('[data-slide]').length
  if (options.loop !== false && !options.fade) fillLoop(root, count)
  return new Swiper(root, {
    modules: [Autoplay, EffectFade, Keyboard],
    initialSlide: first,
    loop: options.loop ?? true,
    speed: options.still ? 0 : (options.speed ?? 900),
    slidesPerView: options.slidesPerView ?? 1,
    spaceBetween: options.spaceBetween ?? 0,
    centeredSlides: options.centered ?? false,
    ...(options.breakpoints && { breakpoints: options.breakpoints }),
    effect: options.fade ? 'fade' : 'slide',
    fadeEffect: { crossFade: true },
    keyboard: { enabled: true, onlyInViewport: true },
    watchSlidesProgress: true,
    autoplay:
      options.still || !options.delay
        ? false
        : { delay: options.delay, disableOnInteraction: options.stopsOnTouch ?? false, pauseOnMouseEnter: true },
    on: { realIndexChange: (swiper) => onChange(swiper.realIndex % count) },
  })
}

const enough = 5 // slides, for a loop that shows a part of both neighbours

/** Swiper's loop moves slides from one end to the other and needs more than it shows: copies, as slides of the same number. */
function fillLoop(root: HTMLElement, count: number) {
  const row = root.querySelector('.swiper-wrapper')
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')]
  for (let total = count; row && count > 1 && total < enough; total += count) {
    for (const slide of slides) {
      const copy = slide.cloneNode(true) as HTMLElement
      copy.dataset.copy = ''
      for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id')
      row.append(copy)
    }
  }
}
