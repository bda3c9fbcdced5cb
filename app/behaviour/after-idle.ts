/** Runs `task` when the page has loaded and the browser is idle (at the latest after `timeout` ms). Returns a cancel. */
export function afterIdle(task: () => void, timeout = 2000): () => void {
  let cancel = () => {}
  const schedule = () => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(task, { timeout })
      cancel = () => cancelIdleCallback(id)
    } else {
      const id = setTimeout(task, 200)
      cancel = () => clearTimeout(id)
    }
  }
  if (document.readyState === 'complete') schedule()
  else {
    addEventListener('load', schedule, { once: true })
    cancel = () => removeEventListener('load', schedule)
  }
  return () => cancel()
}
