import { prefersStillness } from '#app/behaviour/media.ts'
import { watchScroll } from '../watch-scroll.ts'

const appearsFrom = 800 // pixels
const duration = 300 // milliseconds

/** Shows the button after 800 px; it scrolls to the top. */
export function startBackToTop(): void {
  const button = document.querySelector('[data-back-to-top]')
  if (!button) return
  watchScroll((y) => button.toggleAttribute('data-shown', y > appearsFrom))
  button.addEventListener('click', scrollToTop)
}

/** In 300 ms by the clock; at once when the visitor wants less motion. */
function scrollToTop() {
  const from = window.scrollY
  const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' })
  if (prefersStillness()) return jump(0)
  const start = performance.now()
  const step = (now: number) => {
    const done = Math.min(1, Math.max(0, (now - start) / duration))
    jump(from * (1 - done) ** 3)
    if (done < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
