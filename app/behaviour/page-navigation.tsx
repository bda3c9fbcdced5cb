import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router'
import { prefersStillness } from '#app/behaviour/media.ts'

const patience = 100 // milliseconds that somebody has to rest on a link

/**
 * Changes the page for every link of ours (ui/page-link) in the document, and fetches ahead the pages of those that are
 * in view or that somebody rests on. One set of listeners instead of a dozen hooks in each link: React Router's own
 * links all render again at each change of page, which a slow phone feels.
 */
export function PageNavigation() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [ahead, setAhead] = useState<string[]>([])

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = pageLink(event.target)
      if (!link || event.defaultPrevented || event.button !== 0 || link.target) return
      if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void navigate(address(link), {
        replace: link.href === location.href,
        preventScrollReset: link.dataset.page === 'stay',
        viewTransition: link.dataset.page !== 'stay' && wantsTransition(),
      })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    const fetchAhead = (link: HTMLAnchorElement) =>
      setAhead((pages) => (pages.includes(address(link)) ? pages : [...pages, address(link)]))
    let timer: ReturnType<typeof setTimeout> | undefined
    const onRest = (event: Event) => {
      clearTimeout(timer)
      const link = pageLink(event.target)
      if (link && link.dataset.page !== 'stay') timer = setTimeout(fetchAhead, patience, link)
    }
    const inView = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) fetchAhead(target as HTMLAnchorElement)
      },
      { threshold: 0.5 },
    )
    for (const link of document.querySelectorAll('a[data-page=early]')) inView.observe(link)
    for (const type of restTypes) document.addEventListener(type, onRest, { passive: true })
    return () => {
      setAhead([])
      clearTimeout(timer)
      inView.disconnect()
      for (const type of restTypes) document.removeEventListener(type, onRest)
    }
  }, [key])

  return ahead.map((page) => <PrefetchPageLinks key={page} page={page} />)
}

const restTypes = ['pointerover', 'touchstart', 'focusin']

/** Not on a touch screen: a slow phone takes 150 ms more for it, and swiping back has a movement of its own. */
const wantsTransition = () => matchMedia('(hover: hover)').matches && !prefersStillness()

const pageLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null

const address = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash
