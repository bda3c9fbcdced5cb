import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Drawer, opens } from '#app/ui/drawer/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './cart-drawer.module.css'

export type CartLine = { id: string; name: string; price: string; quantity: number }

/** What the template header shows while nobody has bought anything. */
export const demoCart: CartLine[] = [
  { id: 'plant', name: 'Plant', price: '$15.00', quantity: 1 },
  { id: 'hanging-light', name: 'Hanging Light', price: '$15.00', quantity: 1 },
]

/** The cart icon of the template header with its badge. */
export function CartButton({ count, className }: { count: number; className?: string }) {
  return (
    <button
      type="button"
      className={`${className} ${css.button}`}
      aria-label={`Cart, ${count} items`}
      {...opens('cart-drawer')}
    >
      <Icon name="bag" />
      <span className={css.badge} aria-hidden="true">
        {count}
      </span>
    </button>
  )
}

/** Off-canvas cart. `children` replaces the plain list of lines. */
export function CartDrawer({ lines, children }: { lines: CartLine[]; children?: ReactNode }) {
  return (
    <Drawer id="cart-drawer" label="Cart" closeLabel="Close the cart">
      <h2 className={css.title}>Cart</h2>
      {children ?? (
        <ul className={css.lines}>
          {lines.map(({ id, name, price, quantity }) => (
            <li key={id} className={css.line}>
              <span>
                {name} x {quantity}
              </span>
              <span className={css.price}>{price}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={css.actions}>
        <ButtonLink to="/shop-cart">View Cart</ButtonLink>
        <ButtonLink to="/shop-checkout">Check Out</ButtonLink>
      </div>
    </Drawer>
  )
}
