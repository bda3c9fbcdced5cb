import { type RefObject, useEffect, useRef } from 'react'
import { prefersStillness } from '#app/behaviour/media.ts'

const steps: Record<string, number> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }

/**
 * Arrow and page keys move by one child of the element that takes the returned ref. They stay the browser's own in
 * fields and dialogs, past the last child, and when the visitor wants less motion.
 */
export function useScreenKeys(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (prefersStillness()) return
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key]
      const target = event.target as Element
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (target.closest('input, textarea, select, dialog')) return
      const screens = [...(ref.current?.children ?? [])]
      const at = screens.findIndex((screen) => screen.getBoundingClientRect().bottom > innerHeight / 2)
      const next = at < 0 ? undefined : screens[at + step]
      if (!next) return
      event.preventDefault()
      next.scrollIntoView({ behavior: 'smooth', block: 'start' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return ref
}
