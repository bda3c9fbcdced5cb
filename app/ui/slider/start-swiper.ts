// Swiper, which comes when a slider is about to move, with the one effect that this site's sliders use. What it needs of
// its styles is in slider.module.css.
import { Swiper } from 'swiper'
import { EffectFade } from 'swiper/modules'
import { prefersStillness } from '#app/browser/media.ts'
import type { SliderOptions } from './slider.browser.ts'
import { setInert, type startSteps } from './steps.ts'

const speed = 900 // ms

/** Turns the native scroll-snap row into a Swiper that goes round, at the slide the visitor has reached. */
export function startSwiper(root: HTMLElement, options: SliderOptions, steps: ReturnType<typeof startSteps>) {
  const still = prefersStillness()
  const count = slidesOf(root).length
  const first = slideReached(root)
  root.scrollLeft = 0
  root.dataset.ready = ''
  root.tabIndex = -1
  if (!options.fade) fillLoop(root, count)
  const swiper = new Swiper(root, {
    modules: [EffectFade],
    initialSlide: first,
    loop: true,
    speed: still ? 0 : speed,
    slidesPerView: options.slidesPerView ?? 1,
    spaceBetween: options.spaceBetween ?? 0,
    centeredSlides: options.centered ?? false,
    ...(options.breakpoints && { breakpoints: options.breakpoints }),
    effect: options.fade ? 'fade' : 'slide',
    fadeEffect: { crossFade: true },
  })
  const leaveShown = () => {
    // Fading slides lie upon each other: of them the active one only.
    const isShown = (slide: HTMLElement) =>
      slide.classList.contains('swiper-slide-active') || (!options.fade && shareInView(swiper, slide) >= usable)
    setInert(slidesOf(root), isShown, root)
  }
  let shown = first
  const show = () => {
    shown = swiper.realIndex % count
    steps.show(shown)
    leaveShown()
  }
  // Not earlier: only now Swiper has marked the slides.
  swiper.on('slideChangeTransitionStart', show)
  swiper.on('resize', () => {
    leaveShown()
    // A new number of slides per view is in place only then. What was chosen in between Swiper has silently taken back.
    requestAnimationFrame(() => {
      if (swiper.realIndex % count !== shown) swiper.slideToLoop(shown, 0)
      leaveShown()
      bringFocused()
    })
  })
  swiper.on('transitionStart', () => steps.hold('moving', true))
  swiper.on('transitionEnd', () => steps.hold('moving', false))
  swiper.on('sliderFirstMove', () => {
    steps.used()
    steps.hold('moving', true)
  })
  swiper.on('touchEnd', () => steps.hold('moving', swiper.animating))
  // The keyboard has come to a slide that is in view in part. Asked again when Swiper has measured: on a slow machine
  // that comes after the key, and puts the row back.
  const bringFocused = () => {
    const slide = document.activeElement?.closest<HTMLElement>('[data-slide]')
    if (!slide || options.fade || !root.contains(slide) || !document.activeElement?.matches(':focus-visible')) return
    if (shareInView(swiper, slide) < whole)
      glide(swiper, slide.offsetLeft + swiper.translate < 0 ? -1 : 1, swiper.params.speed ?? 0)
  }
  root.addEventListener('focusin', bringFocused)
  // The time that the first slide stays has begun before.
  if (first > 0) show()
  else leaveShown()
  return {
    move: (by: -1 | 1, byItself?: boolean) =>
      glide(swiper, by, still ? 0 : byItself ? (options.speed ?? speed) : speed),
    goTo: (index: number) => void swiper.slideToLoop(index),
  }
}

const usable = 1 / 3 // of a slide in view: it takes a tap
const whole = 0.99 // Swiper counts in whole pixels

/** How much of the slide is in view once the movement has ended, from 0 to 1. */
function shareInView({ translate, el }: Swiper, { offsetLeft, offsetWidth }: HTMLElement): number {
  const start = offsetLeft + translate
  return Math.max(0, Math.min(start + offsetWidth, el.clientWidth) - Math.max(start, 0)) / offsetWidth
}

const slidesOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-slide]')]

/** Number of the slide to which the native row is scrolled. */
function slideReached(root: HTMLElement): number {
  const slides = slidesOf(root)
  return Math.max(
    0,
    slides.findIndex(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 > root.scrollLeft),
  )
}

/**
 * One slide on or back, also during a movement: Swiper's loop reorders the slides and would first jump to
 * where that movement was to end.
 */
function glide(swiper: Swiper, by: -1 | 1, duration: number): void {
  const lag = swiper.getTranslate() - swiper.translate
  swiper.loopFix({ direction: by > 0 ? 'next' : 'prev' })
  if (lag) {
    swiper.setTransition(0)
    swiper.setTranslate(swiper.translate + lag)
    swiper.wrapperEl.getBoundingClientRect() // the row is there before it starts again
  }
  swiper.slideTo(swiper.activeIndex + by, duration)
}

const enough = 5 // slides, for a loop that shows a part of both neighbours

/** Swiper's loop moves slides from one end to the other and needs more than it shows: copies, as slides of the same number. */
function fillLoop(root: HTMLElement, count: number) {
  const row = root.querySelector('.swiper-wrapper')
  const slides = slidesOf(root)
  for (let total = count; row && count > 1 && total < enough; total += count) {
    for (const slide of slides) {
      const copy = slide.cloneNode(true) as HTMLElement
      copy.dataset.copy = ''
      for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id')
      row.append(copy)
    }
  }
}
