import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { deskPath } from '#contracts/desk.ts'

/** Things one below the other, between hairlines. */
export const List = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="rows">
    {children}
  </ul>
)

/** One of them: what it is called, what there is to know, what can be done with it. */
export const Item = ({ title, about, children }: { title: ReactNode; about: ReactNode; children?: ReactNode }) => (
  <li className="split">
    <div className="grows">
      {title}
      <p className="quiet small">{about}</p>
    </div>
    {children && <div className="wrap">{children}</div>}
  </li>
)

interface Place {
  text: string
  /** Below `/taller`; empty for what has no place at the desk. */
  href: string
}

/** Lines that lead to where something stands. */
export const Places = ({ places }: { places: readonly Place[] }) => (
  <ul className="rows rows-flush narrow places">
    {places.map(({ text, href }) => (
      <li key={`${text} ${href}`}>{href ? <Link href={`~${deskPath}${href}`}>{text}</Link> : text}</li>
    ))}
  </ul>
)

/** A value that is an address leads there. */
export const linked = (value: string, isAddress: RegExp) =>
  isAddress.test(value) ? <a href={value}>{value}</a> : value

/** Names and values; stacked where there is little room. */
export const FactList = ({
  facts,
  stacked,
}: {
  facts: readonly (readonly [ReactNode, ReactNode])[]
  stacked?: boolean
}) => (
  <dl className={`rows rows-close ${stacked ? 'facts-stacked' : 'facts'}`}>
    {facts.map(([name, value], at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else, and never move
      <div key={at}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

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

/** The way from one thing to the list that it stands in. */
export const Back = ({ to, className = '', children }: { to: string; className?: string; children: string }) => (
  <Link href={to} className={`back target ${className}`}>
    {children}
  </Link>
)

/** As a ref: what has just come onto the page takes the focus, so that reading begins there. */
export const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
}
