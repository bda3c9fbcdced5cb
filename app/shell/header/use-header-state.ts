import { useEffect, useState } from 'react'
import { watchScroll } from '#app/behaviour/scroll.ts'

const stickyFrom = 50 // pixels
const hidesFrom = 800 // pixels

/** Sticky and dark after 50 px; beyond 800 px hidden on the way down and shown on the way up. */
export function useHeaderState() {
  const [state, setState] = useState({ sticky: false, hidden: false })
  useEffect(() => {
    let last = window.scrollY
    return watchScroll((y) => {
      const down = y > last
      const still = y === last
      last = y
      setState((before) => {
        const sticky = y > stickyFrom
        const hidden = y > hidesFrom && (still ? before.hidden : down)
        return before.sticky === sticky && before.hidden === hidden ? before : { sticky, hidden }
      })
    })
  }, [])
  return state
}
