/** Runs `task` once, when the element is in view or less than half a screen away. Returns a cancel. */
export function whenNear(element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      task()
    },
    { rootMargin: '50% 0%' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
