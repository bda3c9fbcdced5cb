import type { ReactNode } from 'react'
import { Link } from 'wouter'

export const PageHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className="stack-close">
    <h1>{title}</h1>
    <p className="measure quiet">{children}</p>
  </header>
)

interface TabsProps {
  label: string
  /** Whether a tab replaces the browser's history entry. */
  replace?: boolean
  tabs: readonly { to: string; name: string; isHere: boolean }[]
}

/** Views of one page, each with its address. */
export const Tabs = ({ label, replace = false, tabs }: TabsProps) => (
  <nav aria-label={label} className="tabs">
    {tabs.map(({ to, name, isHere }) => (
      <Link key={to} href={to} replace={replace} aria-current={isHere ? 'page' : undefined} className="target">
        {name}
      </Link>
    ))}
  </nav>
)
