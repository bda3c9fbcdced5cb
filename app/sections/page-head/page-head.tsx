import type { CSSProperties, ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { bound } from '#contracts/bound.ts'
import css from './page-head.module.css'

type Props = {
  title: string
  crumbs: Crumb[]
  /** Where the way to it begins; the home page otherwise. */
  from?: Crumb
  /** In the first column, on the line of the title: a number, a date. */
  label?: string
  lead?: string
  /** huge: pages of one word · beside: so, with the lead beside it · plain: tables and lists · masthead: a quiet name over a page with a title of its own · board: a title that leaves the first screen to what is under it, or beside it from the header on. */
  size?: 'huge' | 'beside' | 'plain' | 'masthead' | 'board'
  children?: ReactNode
}

/** Opening of a page: its breadcrumb, its number, its title from the second line on. */
export function PageHead({ title, crumbs, from, label, lead, size = 'huge', children }: Props) {
  return (
    <header className={`grid ${css.head}`} data-head={size}>
      <div className={`from-third ${css.crumbs}`}>
        <Breadcrumb crumbs={crumbs} from={from} />
      </div>
      {label && <p className={`label quiet ${css.label}`}>{label}</p>}
      <h1 className={`from-third ${css.title}`} style={{ '--letters': title.length } as CSSProperties}>
        <Headline text={title} />
      </h1>
      {lead && <p className={`lead quiet on-paper ${css.lead}`}>{bound(lead)}</p>}
      {children}
    </header>
  )
}
