import { useEffect, useInsertionEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { afterIdle } from './after-idle.ts'

/**
 * Lets the browser leave out what stands far from the window: the theme and a dialog change the style of every element,
 * and on a phone most of them are not in sight. Sections keep the height they have had (base.css) and are whole again
 * before they come into view. A page that one comes to by a link begins with its first two; the rest follows when the
 * browser is idle. Going back shows the whole page at once, since it has to stand where it stood.
 */
export function useFarSections(): void {
  const { pathname, hash } = useLocation()
  const forward = useNavigationType() === 'PUSH' && !hash
  const shown = useRef(pathname)

  useInsertionEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.documentElement.toggleAttribute('data-arriving', forward)
  }, [pathname, forward])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(() => {
    const sections = document.querySelectorAll<HTMLElement>('main > *, body > footer')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) target.toggleAttribute('data-far', !isIntersecting)
      },
      { rootMargin: '100% 0%' },
    )
    const cancel = afterIdle(() => {
      document.documentElement.removeAttribute('data-arriving')
      for (const section of sections) observer.observe(section)
    })
    return () => {
      cancel()
      observer.disconnect()
      for (const section of sections) section.removeAttribute('data-far')
    }
  }, [pathname])
}
