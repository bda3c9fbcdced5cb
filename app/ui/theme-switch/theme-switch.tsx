import { useSyncExternalStore } from 'react'
import { isLight, watchTheme } from '#app/behaviour/theme.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './theme-switch.module.css'

/** Light or dark. The inline theme script does the work; this shows its state. */
export function ThemeSwitch({ label, className = '' }: { label: string; className?: string }) {
  const light = useSyncExternalStore(watchTheme, isLight, () => true)
  return (
    <button
      type="button"
      role="switch"
      aria-checked={light}
      aria-label={label}
      data-theme-switch=""
      className={className}
      suppressHydrationWarning
    >
      <span className={css.sun}>
        <Icon name="sun" />
      </span>
      <span className={css.moon}>
        <Icon name="moon" />
      </span>
    </button>
  )
}
