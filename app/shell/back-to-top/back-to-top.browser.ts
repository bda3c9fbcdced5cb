import { animate } from '#app/browser/animate.ts'
import { prefersStillness } from '#app/browser/media.ts'
import { watchScroll } from '#app/browser/watch-scroll.ts'
import { isFullOfControls } from '#app/ui/full-of-controls.ts'

const appearsFrom = 800 // pixels
const duration = 300 // milliseconds

/** Shows the button after 800 px; it scrolls to the top. */
export function startBackToTop(): void {
  const button = document.querySelector('[data-back-to-top]')
  if (!button) return
  const full = document.querySelector(`main:has(${isFullOfControls})`)
  const inMargin = matchMedia('(min-width: 75rem)')
  /** Before the end of a page that has controls up to its edge. */
  const liesOverControls = () => full && !inMargin.matches && full.getBoundingClientRect().bottom > innerHeight
  watchScroll((y) => button.toggleAttribute('data-visible', y > appearsFrom && !liesOverControls()))
  button.addEventListener('click', scrollToTop)
}

/** In 300 ms by the clock; at once when the visitor wants less motion. */
function scrollToTop() {
  const from = window.scrollY
  const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' })
  if (prefersStillness()) return jump(0)
  animate(duration, (done) => jump(from * (1 - done) ** 3))
}
