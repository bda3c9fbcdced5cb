import { animate } from '#app/browser/animate.ts'
import { prefersStillness } from '#app/browser/media.ts'

const duration = 4000 // milliseconds

/**
 * The numbers in a section, those marked `counted`, count up from 0 once, the first time the section scrolls
 * into view, by the clock. Until then, and without script, they show their final values.
 */
export function startCountUp(section: HTMLElement): void {
  if (prefersStillness()) return
  const figures = [...section.querySelectorAll('[data-count]')].map((place) => ({
    place,
    target: Number(place.textContent),
  }))
  const show = (done: number) => {
    // Rounded down: the last number comes at the end, however small it is.
    for (const { place, target } of figures) place.textContent = String(Math.floor(target * (1 - (1 - done) ** 2)))
  }
  const observer = new IntersectionObserver(([entry]) => {
    show(0)
    if (!entry?.isIntersecting) return
    observer.disconnect()
    animate(duration, show)
  })
  observer.observe(section)
}
