import { Island } from '#app/renderer/island/island.tsx'
import { demoForm } from '#app/template/ui/demo-form/demo-form.ts'
import { OutlineButton } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartTotals } from './cart-totals.tsx'
import css from './shop-cart.module.css'

/** What is in the cart, as a table (a list on phones), a coupon, and the totals. `samples`: pictures of an empty cart. */
export const ShopCart = ({ samples }: { samples: string[] }) => (
  <section className="grid beside" aria-label="Your cart">
    <div>
      <Island>
        <CartLines samples={samples} />
      </Island>
      <div className={`stack needs-script ${css.actions}`}>
        <form className={`coupon slip ${css.coupon}`} {...demoForm} aria-label="Coupon">
          <Field label="Coupon code" name="coupon" autoComplete="off" required />
          <OutlineButton type="submit">Apply Coupon</OutlineButton>
        </form>
        <OutlineButton type="submit" form="cart">
          Update Cart
        </OutlineButton>
      </div>
    </div>
    <Island>
      <CartTotals />
    </Island>
  </section>
)
