import { type MouseEvent, useEffect, useState } from 'react'
import { prefersStillness } from '#app/behaviour/media.ts'
import css from './dot-navigation.module.css'

export type Stop = { id: string; name: string }
/** block: at the right edge, for stops one under the other · inline: along the lower edge, for stops side by side. */
type Props = { label: string; stops: Stop[]; axis: 'block' | 'inline' }

/** Where one is among the full-screen parts of the page, and the way to each. Plain anchors without JavaScript. */
export function DotNavigation({ label, stops, axis }: Props) {
  const current = useStopInView(stops)
  const go = (event: MouseEvent, id: string) => {
    const stop = document.getElementById(id)
    if (!stop || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    stop.tabIndex = -1
    stop.focus({ preventScroll: true })
    stop.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth', block: 'start', inline: 'center' })
  }
  return (
    <nav className={css.nav} aria-label={label} data-axis={axis}>
      <ol className={css.list}>
        {stops.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={css.dot}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => go(event, id)}
            >
              <span className={`label ${css.name}`}>{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Id of the stop that holds the middle of the window. */
function useStopInView(stops: Stop[]): string | undefined {
  const [current, setCurrent] = useState(stops[0]?.id)
  const ids = stops.map(({ id }) => id).join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id)
      },
      { rootMargin: '-49% -49%' },
    )
    for (const id of ids.split(' ')) {
      const stop = document.getElementById(id)
      if (stop) observer.observe(stop)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
