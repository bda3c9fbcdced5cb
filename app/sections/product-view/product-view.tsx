import { type ReactNode, useState } from 'react'
import { formatMoney, mostOfOne, toCents } from '#app/behaviour/cart.ts'
import { addProduct } from '#app/behaviour/cart-store.ts'
import { useProductMark } from '#app/behaviour/product-marks.ts'
import { showToast } from '#app/behaviour/toast.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PageLink } from '#app/ui/page-link/page-link.tsx'
import { Quantity } from '#app/ui/quantity/quantity.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import type { Product } from '#contracts/product.ts'
import { Gallery } from './gallery.tsx'
import css from './product-view.module.css'

type Props = {
  product: Product
  reviewCount: number
  /** Stands under the product's data: the share links. */
  children: ReactNode
}

/** A product: its pictures at the left, what it is and costs at the right. */
export function ProductView({ product, reviewCount, children }: Props) {
  const { name, price, oldPrice, badge, rating, text, pictures } = product
  return (
    <article className={`grid ${css.product}`}>
      <div className={css.pictures}>
        <Gallery pictures={pictures} />
      </div>
      <div className={css.words}>
        {badge && <p className={`label ${css.badge}`}>{badge}</p>}
        <h1 className={css.name}>{name}</h1>
        <p className={css.rating}>
          <Stars value={rating} lang="en" />
          <span className="caption">{reviewCount} reviews</span>
        </p>
        <p className={css.price}>
          {oldPrice !== undefined && (
            <del>
              <span className="visually-hidden">Before: </span>
              {formatMoney(toCents(oldPrice))}
            </del>
          )}
          <span>{formatMoney(toCents(price))}</span>
        </p>
        <p className={css.text}>{text}</p>
        <Purchase product={product} />
        <Data product={product} />
        {children}
      </div>
    </article>
  )
}

function Purchase({ product: { id, name } }: { product: Product }) {
  const [quantity, setQuantity] = useState(1)
  const add = () => {
    addProduct(id, quantity)
    showToast(`${name} x ${quantity} is in your cart.`)
  }
  const buy = () => {
    addProduct(id, quantity)
    location.assign('/shop-checkout')
  }
  return (
    <div className={css.purchase}>
      <Quantity name={name} value={quantity} most={mostOfOne} onChange={setQuantity} />
      <Mark kind="wishes" id={id} name={`Wish for ${name}`} icon="heart" />
      <Mark kind="compare" id={id} name={`Compare ${name}`} icon="compare" />
      <div className={css.buttons}>
        <Button type="button" onClick={add}>
          Add to Cart
        </Button>
        <button type="button" className={css.buy} onClick={buy}>
          Buy Now
        </button>
      </div>
    </div>
  )
}

type MarkProps = { kind: 'wishes' | 'compare'; id: string; name: string; icon: 'heart' | 'compare' }

function Mark({ kind, id, name, icon }: MarkProps) {
  const { marked, toggle } = useProductMark(kind, id)
  return (
    <button type="button" className={css.mark} aria-pressed={marked} aria-label={name} title={name} onClick={toggle}>
      <Icon name={icon} />
    </button>
  )
}

const Data = ({ product: { category, categoryName, sku, tags } }: { product: Product }) => (
  <dl className={css.data}>
    <div>
      <dt>Category</dt>
      <dd>
        <PageLink to={`/shop-1?category=${encodeURIComponent(category)}`}>{categoryName}</PageLink>
      </dd>
    </div>
    <div>
      <dt>SKU</dt>
      <dd>{sku}</dd>
    </div>
    <div>
      <dt>Tags</dt>
      <dd>
        {tags.map((tag) => (
          <PageLink key={tag} to={`/shop-1?tag=${encodeURIComponent(tag)}`}>
            {tag}
          </PageLink>
        ))}
      </dd>
    </div>
  </dl>
)
