import { type RefObject, useLayoutEffect, useRef } from 'react'
import { prefersStillness } from '#app/browser/media.ts'

const easing = 'cubic-bezier(0.2, 0.7, 0.1, 1)'

/**
 * Animates children of `ref` marked `data-item` from their places before `key` changed to their places now;
 * those that appear rise from their bottom line. Nothing moves when the visitor wants less motion.
 * @param duration milliseconds
 */
export function useRelayout(ref: RefObject<HTMLElement | null>, key: string, duration = 700) {
  const places = useRef(new Map<Element, DOMRect>())
  const drawn = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (drawn.current === key) return
    drawn.current = key
    const before = places.current
    const now = placesIn(ref.current)
    places.current = now
    if (before.size === 0 || prefersStillness()) return
    for (const [item, to] of now) {
      const from = before.get(item)
      const start = from
        ? { translate: `${from.left - to.left}px ${from.top - to.top}px` }
        : { clipPath: 'inset(100% 0 0 0)', opacity: 0 }
      item.animate([start, { translate: '0 0', clipPath: 'inset(0)', opacity: 1 }], { duration, easing })
    }
  })

  /** To be called just before the state changes, so that the places are those the visitor sees. */
  return () => {
    places.current = placesIn(ref.current)
  }
}

const placesIn = (list: HTMLElement | null) =>
  new Map([...(list?.querySelectorAll('[data-item]') ?? [])].map((item) => [item, item.getBoundingClientRect()]))
