/** Runs `task` at once, or, in a page that the browser prerenders, when the visitor comes to it. */
export function whenActive(task: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', task, { once: true })
  else task()
}

/** Runs `task` when the page has loaded. */
export function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task()
  else addEventListener('load', task, { once: true })
}

/** Runs `task` when the page has loaded and the browser is idle, two seconds later at the latest. */
export const afterIdle = (task: () => void) =>
  afterLoad(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
    else setTimeout(task, 200)
  })
