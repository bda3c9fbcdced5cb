import { followInPlace } from '#app/browser/use-query.ts'
import { itemSlug, type ListQuery } from '#app/template/shop/products/product-list.ts'
import type { Category } from '#contracts/category.ts'
import css from './shop-sidebar.module.css'
import { useCategories } from './use-categories.ts'

/** The categories with their items. When they cannot be had, one line says so. */
export function Categories({ endpoint, query }: { endpoint: string; query: ListQuery }) {
  const { status, categories, retry } = useCategories(endpoint)
  const here = typeof location === 'undefined' ? '' : location.pathname
  return (
    <nav aria-labelledby="shop-categories">
      <h2 id="shop-categories" className={`label quiet ${css.title}`}>
        Categories
      </h2>
      {status === 'loading' && (
        <p className={`caption ${css.line}`} role="status">
          Loading…
        </p>
      )}
      {status === 'failed' && (
        <p className={`caption ${css.line}`} role="status">
          The categories cannot be loaded.{' '}
          <button type="button" className={css.retry} onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {status === 'ready' && categories.length === 0 && <p className={`caption ${css.line}`}>No categories today.</p>}
      <ul className={css.categories}>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryLink href={onThisList(category.href, here)} query={query}>
              {category.name}
            </CategoryLink>
            <ul>
              {itemsOf(category).map((item) => (
                <li key={item}>
                  <CategoryLink href={onThisList(withItem(category.href, item), here)} query={query}>
                    {item}
                  </CategoryLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const itemsOf = ({ item1, item2, item3 }: Category) => [item1, item2, item3].filter((item) => typeof item === 'string')

/** A category's link leads to a list of the shop: it stays on the one where the visitor is. */
const onThisList = (href: string, here: string) => href.replace(/^\/shop-[123](?=\?|$)/, here)
const withItem = (href: string, item: string) => `${href}${href.includes('?') ? '&' : '?'}item=${itemSlug(item)}`

function CategoryLink({ href, query, children }: { href: string; query: ListQuery; children: string }) {
  if (!href.startsWith('/'))
    return (
      <a className="target" href={href}>
        {children}
      </a>
    )
  const wanted = new URLSearchParams(href.split('?')[1])
  const current =
    query.category !== '' && wanted.get('category') === query.category && (wanted.get('item') ?? '') === query.item
  return (
    <a className="target" href={href} onClick={followInPlace} aria-current={current ? 'true' : undefined}>
      {children}
    </a>
  )
}
