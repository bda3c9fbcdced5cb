import { useEffect, useState } from 'react'
import { scrollToTop, watchScroll } from '#app/behaviour/scroll.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './back-to-top.module.css'

const appearsFrom = 800 // pixels
const duration = 300 // milliseconds

export function BackToTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false)
  useEffect(() => watchScroll((y) => setShown(y > appearsFrom)), [])
  return (
    <button
      type="button"
      className={css.button}
      data-shown={shown || undefined}
      aria-label={label}
      onClick={() => scrollToTop(duration)}
    >
      <Icon name="up" />
    </button>
  )
}
