import { prefersStillness } from './media.ts'

/** Calls `read` with the scroll position in pixels, at once and then at most once a frame. Returns a cancel. */
export function watchScroll(read: (y: number) => void): () => void {
  let frame = 0
  const onScroll = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      read(window.scrollY)
    })
  }
  read(window.scrollY)
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('scroll', onScroll)
    cancelAnimationFrame(frame)
  }
}

/** Scrolls to the top of the page in `duration` milliseconds by the clock; at once when the visitor wants less motion. */
export function scrollToTop(duration = 300): void {
  const from = window.scrollY
  const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' })
  if (prefersStillness()) return void jump(0)
  const start = performance.now()
  const step = (now: number) => {
    const done = Math.min(1, Math.max(0, (now - start) / duration))
    jump(from * (1 - done) ** 3)
    if (done < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
