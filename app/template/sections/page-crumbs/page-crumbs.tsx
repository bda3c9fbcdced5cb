import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx'
import css from './page-crumbs.module.css'

/** The breadcrumb alone at the top of a page: its title belongs to what follows. */
export function PageCrumbs({ crumbs, from }: { crumbs: Crumb[]; from?: Crumb }) {
  return (
    <div className={`grid ${css.crumbs}`}>
      <Breadcrumb crumbs={crumbs} from={from} />
    </div>
  )
}
