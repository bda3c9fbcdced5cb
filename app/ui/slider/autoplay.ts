import { prefersStillness } from '#app/browser/media.ts'

/** What keeps it from going on: the pointer or the keyboard inside, a movement, another tab, or being out of view. */
type Hold = 'pointer' | 'focus' | 'moving' | 'hidden' | 'away'

/**
 * Calls `next` when nothing has held it for `delay` milliseconds since `restart`. It does not play by itself when the
 * visitor wants less motion. `onChange`, which restarts it: it was started or stopped, not merely held. `soon` is called
 * a second before `next`.
 */
export function startAutoplay(
  place: HTMLElement,
  delay: number,
  next: () => void,
  onChange: () => void,
  soon = () => {},
) {
  let playing = !prefersStillness()
  let timer: ReturnType<typeof setTimeout> | undefined
  let before: ReturnType<typeof setTimeout> | undefined
  const holds = new Set<Hold>()
  const restart = () => {
    clearTimeout(timer)
    clearTimeout(before)
    if (!playing || holds.size > 0) return
    before = setTimeout(soon, delay - 1000)
    timer = setTimeout(next, delay)
  }
  const hold = (why: Hold, on: boolean) => {
    if (on === holds.has(why)) return
    if (on) holds.add(why)
    else holds.delete(why)
    restart()
  }
  const onPointer = ({ type, pointerType }: PointerEvent) =>
    pointerType === 'mouse' && hold('pointer', type === 'pointerenter')
  place.addEventListener('pointerenter', onPointer)
  place.addEventListener('pointerleave', onPointer)
  place.addEventListener('focusin', ({ target }) => hold('focus', (target as Element).matches(':focus-visible')))
  place.addEventListener('focusout', () => hold('focus', false))
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden))
  // What has been so since before the script came.
  hold('hidden', document.hidden)
  hold('pointer', matchMedia('(hover: hover)').matches && place.matches(':hover'))
  new IntersectionObserver((entries) => hold('away', !entries.at(-1)?.isIntersecting)).observe(place)
  return {
    playing: () => playing,
    play: (on: boolean) => {
      if (playing === on) return
      playing = on
      onChange()
    },
    hold,
    restart,
  }
}
