import { useEffect, useState } from 'react'
import { type Remaining, remaining } from './countdown.ts'

/**
 * Counts down to `target` (milliseconds since 1970) each second, by the clock. The prerendered page holds what is left
 * at the date itself: zeros.
 */
export function useCountdown(target: number, now: () => number = Date.now): Remaining {
  const [left, setLeft] = useState(() => remaining(target, target))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const at = now()
      setLeft(remaining(target, at))
      // A little after the full second: on it, a timer that is once early and once late would skip a figure.
      if (at < target) timer = setTimeout(tick, ((target - at) % 1000) + 5)
    }
    tick()
    return () => clearTimeout(timer)
  }, [target, now])
  return left
}
