/** Runs `task` at once, or, in a page that the browser has drawn ahead, when the visitor comes to it. */
export function whenActive(task: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', task, { once: true })
  else task()
}
