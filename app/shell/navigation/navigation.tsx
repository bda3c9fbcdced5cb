import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import css from './navigation.module.css'

let lastPath: string | undefined // outlives the component: an error page mounts the document anew

/** After another page has come: focus on its first heading, its title announced, a hairline while it is on its way. */
export function NavigationFeedback({ label }: { label: string }) {
  const { pathname, hash } = useLocation()
  const busy = useNavigation().state !== 'idle'
  const [title, setTitle] = useState('')

  useEffect(() => {
    const first = lastPath === undefined
    const same = lastPath === pathname
    lastPath = pathname
    if (first || same || hash) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname, hash])

  return (
    <>
      <div
        className={css.progress}
        data-busy={busy || undefined}
        role="progressbar"
        aria-label={label}
        hidden={!busy}
      />
      <p className="visually-hidden" role="status" aria-live="polite">
        {title}
      </p>
    </>
  )
}
