import type { ReactNode } from 'react'
import { Island } from '#app/renderer/island/island.tsx'
import type { Product } from '#contracts/product.ts'
import { ListedProducts } from './listed-products.tsx'
import css from './shop-list.module.css'

type Props = {
  products: Product[]
  /** Side of the sidebar; `none` leaves room for four columns. */
  sidebar: 'left' | 'right' | 'none'
  children?: ReactNode
}

/** The shop's products with their toolbar, and a sidebar. */
export const ShopList = ({ products, sidebar, children }: Props) => (
  <section className={`grid ${css.section}`} data-sidebar={sidebar} aria-label="Products">
    {children && <div className={css.sidebar}>{children}</div>}
    <div className={css.main}>
      <Island>
        <ListedProducts first={products.map(inGrid)} />
      </Island>
    </div>
  </section>
)

/** The rest comes with `/data/products.json`. */
const inGrid = ({ id, name, price, oldPrice, badge, picture }: Product) => ({
  id,
  name,
  price,
  oldPrice,
  badge,
  picture,
})
