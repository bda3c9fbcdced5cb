import { addProduct } from '#app/template/shop/cart/cart-store.ts'
import { Price } from '#app/template/shop/products/product-price.tsx'
import { showToast } from '#app/template/ui/toast/toast.ts'
import { CardLink } from '#app/ui/button/button-link.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import { productAddress } from '#contracts/addresses.ts'
import type { Product } from '#contracts/product.ts'
import css from './product-card.module.css'

/** What the grid shows of a product, and what its row in the list adds. */
export type CardProduct = Pick<Product, 'id' | 'name' | 'price' | 'oldPrice' | 'badge' | 'picture'> &
  Partial<Pick<Product, 'rating' | 'text'>>
type Props = { product: CardProduct; view: 'grid' | 'list'; priority: boolean }

/** One product in the grid, or as a row of the list with its words. */
export function ProductCard({ product, view, priority }: Props) {
  const { id, name, price, oldPrice, badge, picture } = product
  const add = () => {
    addProduct(id)
    showToast(`${name} is in your cart.`)
  }
  return (
    <li className={`underlines ${css.card}`} data-view={view}>
      <Picture
        picture={picture}
        sizes="(min-width: 50rem) 33vw, 46vw"
        ratio={1}
        priority={priority}
        className="card-picture"
      />
      <div className={css.words}>
        <h2 className={css.name}>
          <CardLink to={productAddress(id)}>{name}</CardLink>
        </h2>
        <p className={`sum quiet wraps ${css.price}`}>
          <Price price={price} oldPrice={oldPrice} />
        </p>
        {badge && <span className={`label ${css.badge}`}>{badge}</span>}
        {view === 'list' && (
          <>
            <p className={css.rating}>
              <Stars value={product.rating ?? 0} />
            </p>
            <p className={`quiet ${css.text}`}>{product.text}</p>
          </>
        )}
        <button
          type="button"
          className={`target inverts ${css.add}`}
          aria-label={`Add ${name} to the cart`}
          onClick={add}
        >
          {view === 'list' && <span>Add to Cart</span>}
          <Icon name="plus" size={18} />
        </button>
      </div>
    </li>
  )
}
