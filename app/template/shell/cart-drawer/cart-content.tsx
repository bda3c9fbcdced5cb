import { cartContent, formatMoney, sampleNote } from '#app/template/shop/cart/cart.ts'
import { useCart } from '#app/template/shop/cart/use-cart.ts'
import { loadProducts } from '#app/template/shop/products/product-store.ts'
import css from './cart-drawer.module.css'

/** The lines of the cart in its drawer. `samples`: pictures of what an empty cart shows. */
export function CartContent({ samples }: { samples: string[] }) {
  const { lines, subtotal, isSample, status } = useCart(samples)
  return (
    <div {...cartContent}>
      <ul aria-label="In the cart">
        {lines.map(({ id, name, cents, quantity, img }) => (
          <li key={id} className={css.line}>
            <img src={img} alt="" width={72} height={72} loading="lazy" className={css.image} />
            <span>
              {name} x {quantity}
            </span>
            <span className="sum">{formatMoney(cents)}</span>
          </li>
        ))}
      </ul>
      {status === 'ready' && (
        <p className={css.subtotal}>
          <span className="label">Subtotal</span>
          <span className="sum">{formatMoney(subtotal)}</span>
        </p>
      )}
      {isSample && <p className="caption">{sampleNote}</p>}
      {status === 'loading' && <p className="caption">Loading your cart…</p>}
      {status === 'failed' && (
        <p className={`caption ${css.failed}`}>
          Your cart is safe, but its products could not be loaded.
          <button type="button" className="text-button" onClick={() => loadProducts().catch(() => {})}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
}
