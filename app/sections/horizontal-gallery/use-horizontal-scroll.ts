import { type RefObject, useEffect } from 'react'
import { prefersStillness } from '#app/behaviour/media.ts'

const steps: Record<string, number> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }
const lineHeight = 24 // pixels of a wheel that counts in lines

/**
 * Lets the wheel and the keys walk along `wall`, in which the items of a list stand side by side. At its two ends, and when it does
 * not scroll (less motion wanted), wheel and keys are the page's own.
 */
export function useHorizontalScroll(wall: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = wall.current
    if (!element || prefersStillness()) return
    let aim: number | null = null
    const reach = () => element.scrollWidth - element.clientWidth
    const slideTo = (left: number) => {
      aim = Math.max(0, Math.min(reach(), left))
      element.scrollTo({ left: aim, behavior: 'smooth' })
    }

    const onWheel = (event: WheelEvent) => {
      const turned = event.deltaY * (event.deltaMode === 1 ? lineHeight : 1)
      const from = aim ?? element.scrollLeft
      const atEnd = turned > 0 ? from >= reach() - 1 : from <= 0
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY) || atEnd || window.scrollY > 1) return
      event.preventDefault()
      slideTo(from + turned)
    }
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || reach() < 1) return
      if (target.closest('input, textarea, select, dialog')) return
      const from = aim ?? element.scrollLeft
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? reach() : neighbour(element, from, steps[event.key])
      if (to === undefined) return
      event.preventDefault()
      slideTo(to)
    }
    const onRest = () => {
      aim = null
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('scrollend', onRest)
    document.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('scrollend', onRest)
      document.removeEventListener('keydown', onKey)
    }
  }, [wall])
}

/** Scroll position that brings the child before or after the one in the middle to the middle; undefined past the ends. */
function neighbour(element: HTMLElement, left: number, step: number | undefined): number | undefined {
  if (!step) return undefined
  const children = [...element.querySelectorAll<HTMLElement>(':scope > ul > li')]
  const places = children.map((child) => child.offsetLeft + child.offsetWidth / 2 - element.clientWidth / 2)
  const reachable = places.map((place) => Math.max(0, Math.min(element.scrollWidth - element.clientWidth, place)))
  return step > 0 ? reachable.find((place) => place > left + 2) : reachable.findLast((place) => place < left - 2)
}
