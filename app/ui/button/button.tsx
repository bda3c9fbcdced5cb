import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './button.module.css'

/** The one filled button of a block: an action. `busy` shows that it is under way and ignores further clicks. */
export function Button({ busy = false, children, ...rest }: ComponentProps<'button'> & { busy?: boolean }) {
  return (
    <button className={css.button} aria-disabled={busy || undefined} data-busy={busy || undefined} {...rest}>
      {children}
    </button>
  )
}

/** A link that looks like the filled button. */
export function ButtonLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={css.button} href={to}>
      {children}
    </a>
  )
}

/** A quiet link with an arrow: «Ver Ebanisteria →». */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={css.arrow} href={to}>
      <span>{children}</span>
      <Icon name="arrow" />
    </a>
  )
}
