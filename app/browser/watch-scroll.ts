/** Calls `read` with the scroll position in pixels, at once and then at most once a frame. */
export function watchScroll(read: (y: number) => void): void {
  let waiting = false
  const onFrame = () => {
    waiting = false
    read(window.scrollY)
  }
  read(window.scrollY)
  addEventListener(
    'scroll',
    () => {
      if (!waiting) requestAnimationFrame(onFrame)
      waiting = true
    },
    { passive: true },
  )
}
