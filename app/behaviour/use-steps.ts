import { useEffect, useState } from 'react'
import { prefersStillness } from './media.ts'

/**
 * One of `count` things at a time, moving on by itself after `delay` milliseconds unless the visitor has paused it, is
 * inside it, or wants less motion. `events` belong on the element whose hover and focus hold it.
 */
export function useSteps({ count, delay }: { count: number; delay?: number }) {
  const [active, setActive] = useState(0)
  const [ready, setReady] = useState(false)
  const [playing, setPlaying] = useState(false)
  const [held, setHeld] = useState(false)
  const goTo = (index: number) => setActive((index + count) % count)

  useEffect(() => {
    setReady(true)
    setPlaying(Boolean(delay) && !prefersStillness())
  }, [delay])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts the waiting anew
  useEffect(() => {
    if (!playing || held || !delay) return
    const timer = setTimeout(() => setActive((at) => (at + 1) % count), delay)
    return () => clearTimeout(timer)
  }, [active, playing, held, delay, count])

  return {
    active,
    ready,
    playing,
    canPlay: Boolean(delay),
    goTo,
    next: () => goTo(active + 1),
    previous: () => goTo(active - 1),
    toggle: () => setPlaying(!playing),
    events: {
      onPointerEnter: (event: React.PointerEvent) => event.pointerType === 'mouse' && setHeld(true),
      onPointerLeave: (event: React.PointerEvent) => event.pointerType === 'mouse' && setHeld(false),
      onFocus: (event: React.FocusEvent) => event.target.matches(':focus-visible') && setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
