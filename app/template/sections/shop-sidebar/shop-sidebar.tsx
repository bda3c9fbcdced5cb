import { useState } from 'react'
import { useListQuery } from '#app/template/shop/products/use-list-query.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Categories } from './categories.tsx'
import { PriceFilter } from './price-filter.tsx'
import css from './shop-sidebar.module.css'

/** Categories as the server lists them, and a price filter; on phones behind a button. */
export function ShopSidebar({ endpoint }: { endpoint: string }) {
  const [open, setOpen] = useState(false)
  const { query, change } = useListQuery()
  return (
    <aside className="needs-script" aria-label="Filters">
      <button
        type="button"
        className={`apart ${css.toggle}`}
        aria-expanded={open}
        aria-controls="shop-filters"
        onClick={() => setOpen(!open)}
      >
        Categories and price
        <Icon name={open ? 'minus' : 'plus'} size={18} />
      </button>
      <div className={`stack ${css.filters}`} id="shop-filters">
        <Categories endpoint={endpoint} query={query} />
        <PriceFilter key={`${query.min}-${query.max}`} min={query.min} max={query.max} onChange={change} />
      </div>
    </aside>
  )
}
