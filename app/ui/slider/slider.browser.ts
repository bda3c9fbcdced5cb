import { markMissing } from '#app/renderer/island/failure.ts'
import { loadChunk } from '#app/renderer/island/load-chunk.ts'
import { startSteps } from './steps.ts'

export type SliderOptions = {
  /** Autoplay: milliseconds that a slide stays. */
  delay: number
  /** Milliseconds of one transition of the autoplay; 900 by default. What the visitor asks for takes 900 in any case. */
  speed?: number
  slidesPerView?: number
  /** Pixels between slides. */
  spaceBetween?: number
  centered?: boolean
  fade?: boolean
  /** True: autoplay ends when the visitor moves it; false: it goes on. */
  endsWhenUsed?: boolean
  /** Other numbers from a window width in pixels upwards. */
  breakpoints?: Record<number, { slidesPerView?: number; spaceBetween?: number }>
}

type Moves = ReturnType<typeof import('./start-swiper.ts').startSwiper>

/** The visitor is about to move it. */
const signs = ['pointerenter', 'pointerdown', 'focusin', 'keydown']

/**
 * Time, buttons and keys of a slider. Swiper and the other pictures come when it is about to move; at once, where the
 * native row looks otherwise than Swiper's.
 */
export function startSlider(place: HTMLElement): void {
  const root = place.querySelector<HTMLElement>('.swiper')
  if (!root) throw new Error('A slider has no row of slides.')
  const options: SliderOptions = JSON.parse(place.dataset.slider ?? '{}')
  const alike = !options.breakpoints
  let moves: Moves | undefined
  let wanted: ((moves: Moves) => void) | undefined
  let loading = false
  let fingers = 0
  /** A swipe that is under way ends in the native row. */
  const swiped = () => fingers > 0 || Math.abs(((root.scrollLeft / root.clientWidth + 0.5) % 1) - 0.5) > 0.01
  const load = async () => {
    if (loading) return
    loading = true
    if (alike) for (const picture of root.querySelectorAll('img')) picture.loading = 'eager'
    try {
      const { startSwiper } = await loadChunk('swiper', () => import('./start-swiper.ts'))
      while (alike && swiped()) await new Promise((done) => setTimeout(done, 50))
      markMissing(place, false)
      moves = startSwiper(root, options, steps)
      wanted?.(moves)
    } catch (error) {
      markMissing(place) // the native row is still there
      loading = false // its time may come again: a page that was left while it loaded can come back
      console.error(String(error))
    }
  }
  const when = (task: (moves: Moves) => void) => {
    if (moves) return task(moves)
    wanted = task
    void load()
  }
  const steps = startSteps(place, {
    count: root.querySelectorAll('[data-slide]').length,
    delay: options.delay,
    endsWhenUsed: options.endsWhenUsed ?? false,
    move: (by, byItself) => when(({ move }) => move(by, byItself)),
    goTo: (index) => when(({ goTo }) => goTo(index)),
    soon: load,
  })
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    place.addEventListener(type, ({ touches }) => (fingers = touches.length), { passive: true })
  for (const sign of signs) place.addEventListener(sign, load, { passive: true })
  // A key pressed on the row before now: the browser has scrolled it.
  root.addEventListener('keydown', (event) => !event.isTrusted && event.stopPropagation())
  if (!alike || root.scrollLeft > 0 || place.matches(':hover, :focus-within')) void load()
}
