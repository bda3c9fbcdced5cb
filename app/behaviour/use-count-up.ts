import { type RefObject, useEffect, useState } from 'react'
import { prefersStillness } from './media.ts'

/**
 * Counts from 0 to `target` once, the first time `ref` scrolls into view, by the clock.
 * Until then, and without JavaScript, the value is the target itself, so the page is never wrong.
 * @param duration milliseconds
 */
export function useCountUp(ref: RefObject<Element | null>, target: number, duration = 4000): number {
  const [value, setValue] = useState(target)
  useEffect(() => {
    const element = ref.current
    if (!element || prefersStillness()) return
    let frame = 0
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        setValue(0)
        return
      }
      observer.disconnect()
      const start = performance.now()
      const tick = (now: number) => {
        const done = Math.min(1, Math.max(0, (now - start) / duration))
        setValue(Math.round(target * (1 - (1 - done) ** 3)))
        if (done < 1) frame = requestAnimationFrame(tick)
      }
      setValue(0)
      frame = requestAnimationFrame(tick)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [ref, target, duration])
  return value
}
