import { Icon } from '#app/ui/icon/icon.tsx'
import css from './theme-switch.module.css'

/** Light or dark; theme.inline.ts makes it work. */
export function ThemeSwitch({ label, className = '' }: { label: string; className?: string }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked
      aria-label={label}
      data-theme-switch=""
      className={`${css.switch} ${className}`}
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
