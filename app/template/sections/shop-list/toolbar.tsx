import { useId } from 'react'
import { type ListQuery, type Sort, sorts } from '#app/template/shop/products/product-list.ts'
import { Tabs } from '#app/template/ui/tabs/tabs.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './toolbar.module.css'

type Props = {
  base: string
  query: ListQuery
  count: string
  onChange: (change: Record<string, string | null>) => void
}

/** How many there are, grid or list, and the order. */
export function Toolbar({ base, query, count, onChange }: Props) {
  const sort = useId()
  return (
    <div className={`wraps row ${css.toolbar}`}>
      <p className={`target sum ${css.count}`} role="status">
        {count}
      </p>
      <Tabs
        label="View"
        base={base}
        size="small"
        single
        tabs={[
          { id: 'grid', name: 'Grid' },
          { id: 'list', name: 'List' },
        ]}
        active={query.view}
        onChange={(view) => onChange({ view: view === 'list' ? view : null })}
      />
      <div className={`row needs-script ${css.sort}`}>
        <label htmlFor={sort} className="visually-hidden">
          Sort by
        </label>
        <select
          id={sort}
          value={query.sort}
          onChange={({ target }) => onChange({ sort: target.value === 'default' ? null : target.value })}
        >
          {(Object.keys(sorts) as Sort[]).map((key) => (
            <option key={key} value={key}>
              {sorts[key]}
            </option>
          ))}
        </select>
        <Icon name="down" size={18} />
      </div>
    </div>
  )
}
