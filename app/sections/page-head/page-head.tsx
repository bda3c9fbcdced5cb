import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import css from './page-head.module.css'

type Props = {
  title: string
  crumbs: Crumb[]
  /** Stands in the first column, on the line of the title: a number, a date. */
  label?: string
  lead?: string
  /** huge: pages of one word · plain: legal texts · masthead: a quiet name over a page with a title of its own. */
  size?: 'huge' | 'plain' | 'masthead'
  lang?: 'es' | 'en'
  children?: ReactNode
}

/** Opening of a page: where it stands, its number, its title from the second line on. */
export function PageHead({ title, crumbs, label, lead, size = 'huge', lang = 'es', children }: Props) {
  return (
    <header className={`grid ${css.head}`} data-size={size}>
      <div className={css.crumbs}>
        <Breadcrumb crumbs={crumbs} {...(lang === 'en' && { label: 'Breadcrumb' })} />
      </div>
      {label && <p className={`label ${css.label}`}>{label}</p>}
      <h1 className={css.title}>
        <Headline text={title} />
      </h1>
      {lead && <p className={`lead ${css.lead}`}>{lead}</p>}
      {children}
    </header>
  )
}
