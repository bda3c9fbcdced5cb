import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './button.module.css'

/** A link that looks like the filled button. */
export function ButtonLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={`target ${css.button}`} href={to}>
      {children}
    </a>
  )
}

/** A quiet link with an arrow: «Ver Ebanisteria →». */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={`target ${css.arrow}`} href={to}>
      <span>{children}</span>
      <Icon name="arrow" />
    </a>
  )
}

/** The one link of a card, which it covers (styles/patterns.css). */
export const CardLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className="card-link" href={to}>
    {children}
  </a>
)
