import { cartContent, formatMoney, sampleNote } from '#app/template/shop/cart/cart.ts'
import { useCart } from '#app/template/shop/cart/use-cart.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import css from './cart-totals.module.css'

/** What the cart comes to, and the way to the checkout. */
export function CartTotals() {
  const { subtotal, tax, total, isSample } = useCart()
  return (
    <section className={`bill stack ${css.totals}`} aria-label="Cart totals" {...cartContent}>
      <h2 className={css.title}>Cart totals</h2>
      <dl className="sums">
        <div>
          <dt className="quiet">Subtotal</dt>
          <dd>{formatMoney(subtotal)}</dd>
        </div>
        <div>
          <dt className="quiet">Tax (10%)</dt>
          <dd>{formatMoney(tax)}</dd>
        </div>
        <div className="total">
          <dt>Total</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      <ButtonLink to="/shop-checkout">Proceed To Checkout</ButtonLink>
      {isSample && <p className="caption">{sampleNote}</p>}
    </section>
  )
}
