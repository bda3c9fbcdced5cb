import { prefersStillness } from './media.ts'

const duration = 4000 // milliseconds

/**
 * The numbers in a section, in elements marked `data-count`, count up from 0 once, the first time the section scrolls
 * into view, by the clock. Until then, and without script, they stand there as they are.
 */
export function startCountUp(section: HTMLElement): void {
  if (prefersStillness()) return
  const figures = [...section.querySelectorAll('[data-count]')].map((place) => ({
    place,
    target: Number(place.textContent),
  }))
  const show = (done: number) => {
    for (const { place, target } of figures) place.textContent = String(Math.round(target * (1 - (1 - done) ** 3)))
  }
  const observer = new IntersectionObserver(([entry]) => {
    show(0)
    if (!entry?.isIntersecting) return
    observer.disconnect()
    const start = performance.now()
    const step = (now: number) => {
      const done = Math.min(1, Math.max(0, (now - start) / duration))
      show(done)
      if (done < 1) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
  observer.observe(section)
}
