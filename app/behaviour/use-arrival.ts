import { useEffect, useInsertionEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { afterIdle } from './after-idle.ts'

/**
 * A page that one comes to by a link is laid out in two steps (base.css): what is in sight at once, the sections further
 * down when the browser is idle. Going back shows the whole page at once, since it has to stand where it stood.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation()
  const inSteps = useNavigationType() === 'PUSH' && !hash
  const shown = useRef(pathname)

  useInsertionEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.documentElement.toggleAttribute('data-arriving', inSteps)
  }, [pathname, inSteps])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page arrives
  useEffect(() => afterIdle(() => document.documentElement.removeAttribute('data-arriving')), [pathname])
}
