import { watchScroll } from '#app/browser/watch-scroll.ts'

const stickyFrom = 50 // pixels
const hidesFrom = 800 // pixels

/** Sticky and dark after 50 px; beyond 800 px hidden on the way down and shown on the way up. */
export function startHeader(): void {
  const header = document.querySelector('[data-header]')
  let last = window.scrollY
  watchScroll((y) => {
    header?.toggleAttribute('data-sticky', y > stickyFrom)
    header?.classList.toggle('on-night', y > stickyFrom)
    if (y !== last || y <= hidesFrom) header?.toggleAttribute('data-hidden', y > hidesFrom && y > last)
    last = y
  })
}
