import { Icon } from '#app/ui/icon/icon.tsx'
import css from './theme-switch.module.css'

/** Light or dark: a lamp, lit in the evening. theme.inline.ts makes it work. */
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
      <Icon name="lamp" />
    </button>
  )
}
