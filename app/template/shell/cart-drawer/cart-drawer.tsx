import { Island } from '#app/renderer/island/island.tsx'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Drawer } from '#app/ui/drawer/drawer.tsx'
import { CartContent } from './cart-content.tsx'
import css from './cart-drawer.module.css'

/** Off-canvas cart: what is in it, what it costs, and the ways to cart page and checkout. */
export const CartDrawer = ({ samples }: { samples: string[] }) => (
  <Drawer id="cart-drawer" label="Cart" closeLabel="Close the cart">
    <h2 className={css.title}>Cart</h2>
    <Island when="open">
      <CartContent samples={samples} />
    </Island>
    <div className={`stack ${css.actions}`}>
      <ButtonLink to="/shop-cart">View Cart</ButtonLink>
      <ButtonLink to="/shop-checkout">Check Out</ButtonLink>
    </div>
  </Drawer>
)
