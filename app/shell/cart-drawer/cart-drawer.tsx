import { formatMoney } from '#app/behaviour/cart.ts'
import { ownCartScript, useCart, useOwnCartMark } from '#app/behaviour/cart-store.ts'
import { loadProducts } from '#app/behaviour/product-store.ts'
import { useHydrated } from '#app/behaviour/use-hydrated.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Drawer, opens } from '#app/ui/drawer/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './cart-drawer.module.css'

/** `samples`: pictures of what an empty cart shows. */
type Props = { samples: string[] }

/** The cart icon of the template header with its badge. */
export function CartButton({ samples, className }: Props & { className?: string }) {
  const { count } = useCart(samples)
  const hydrated = useHydrated()
  useOwnCartMark()
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, before the badge is painted */}
      {!hydrated && <script dangerouslySetInnerHTML={{ __html: ownCartScript }} />}
      <button
        type="button"
        className={`${className} ${css.button}`}
        aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
        {...opens('cart-drawer')}
      >
        <Icon name="bag" />
        <span className={css.badge} aria-hidden="true" key={hydrated ? count : 'served'}>
          {count}
        </span>
      </button>
    </>
  )
}

/** Off-canvas cart: what is in it, what it costs, and the ways to cart page and checkout. */
export function CartDrawer({ samples }: Props) {
  const { lines, subtotal, isSample, status } = useCart(samples)
  return (
    <Drawer id="cart-drawer" label="Cart" closeLabel="Close the cart">
      <h2 className={css.title}>Cart</h2>
      <div className={css.content}>
        <ul className={css.lines} aria-label="In the cart">
          {lines.map(({ id, name, cents, quantity, img }) => (
            <li key={id} className={css.line}>
              <img src={img} alt="" width={72} height={72} loading="lazy" className={css.image} />
              <span>
                {name} x {quantity}
              </span>
              <span className={css.price}>{formatMoney(cents)}</span>
            </li>
          ))}
        </ul>
        {status === 'ready' && (
          <p className={css.subtotal}>
            <span className="label">Subtotal</span>
            <span className={css.price}>{formatMoney(subtotal)}</span>
          </p>
        )}
        {status === 'ready' && isSample && <p className="caption">Samples: your own cart is still empty.</p>}
        {status === 'loading' && <p className="caption">Loading your cart…</p>}
        {status === 'failed' && (
          <p className={`caption ${css.failed}`}>
            Your cart is safe, but its products could not be loaded.
            <button type="button" onClick={() => loadProducts().catch(() => {})}>
              Try again
            </button>
          </p>
        )}
      </div>
      <div className={css.actions}>
        <ButtonLink to="/shop-cart">View Cart</ButtonLink>
        <ButtonLink to="/shop-checkout">Check Out</ButtonLink>
      </div>
    </Drawer>
  )
}
