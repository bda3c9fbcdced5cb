import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx'
import css from './page-crumbs.module.css'

/** Where a page stands, alone at its top: its title belongs to what follows. */
export function PageCrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <div className={`grid ${css.crumbs}`}>
      <Breadcrumb crumbs={crumbs} label="Breadcrumb" />
    </div>
  )
}
