import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
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
    <Link className={css.button} to={to} prefetch="viewport">
      {children}
    </Link>
  )
}

/** A quiet link with an arrow: «Ver Ebanisteria →». */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={css.arrow} to={to} prefetch="viewport">
      <span>{children}</span>
      <Icon name="arrow" />
    </Link>
  )
}
