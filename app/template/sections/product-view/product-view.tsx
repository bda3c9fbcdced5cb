import type { ReactNode } from 'react'
import { Island } from '#app/renderer/island/island.tsx'
import { Price } from '#app/template/shop/products/product-price.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import type { WholeProduct } from '#reader/products.ts'
import { ProductGallery } from './gallery.tsx'
import css from './product-view.module.css'
import { Purchase } from './purchase.tsx'

type Props = {
  product: WholeProduct
  reviewCount: number
  /** Below the product's data: the share links. */
  children: ReactNode
}

/** A product: its pictures at the left, what it is and costs at the right. */
export function ProductView({ product, reviewCount, children }: Props) {
  const { id, name, price, oldPrice, badge, rating, pictures } = product
  return (
    <article className={`grid beside ${css.product}`}>
      <div className={css.pictures}>
        <Island>
          <ProductGallery pictures={pictures} />
        </Island>
      </div>
      <div className={`on-paper ${css.words}`}>
        {badge && <p className={`label ${css.badge}`}>{badge}</p>}
        <h1 className={`as-h3 ${css.name}`}>{name}</h1>
        <p className={`row ${css.rating}`}>
          <Stars value={rating} />
          <span className="caption">{reviewCount} reviews</span>
        </p>
        <p className={`wraps sum ${css.price}`}>
          <Price price={price} oldPrice={oldPrice} />
        </p>
        <Island>
          <Purchase id={id} name={name} />
        </Island>
        <Data product={product} />
        {children}
      </div>
    </article>
  )
}

const Data = ({ product: { category, categoryName, sku, tags } }: { product: WholeProduct }) => (
  <dl className={css.data}>
    <div>
      <dt className="quiet">Category</dt>
      <dd>
        <a href={`/shop-1?category=${encodeURIComponent(category)}`}>{categoryName}</a>
      </dd>
    </div>
    <div>
      <dt className="quiet">SKU</dt>
      <dd>{sku}</dd>
    </div>
    <div>
      <dt className="quiet">Tags</dt>
      <dd>
        {tags.map((tag) => (
          <a key={tag} href={`/shop-1?tag=${encodeURIComponent(tag)}`}>
            {tag}
          </a>
        ))}
      </dd>
    </div>
  </dl>
)
