import { demoForm } from '#app/ui/demo-form/demo-form.ts'
import { Field } from '#app/ui/field/field.tsx'
import { Island } from '#app/ui/island/island.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartTotals } from './cart-totals.tsx'
import css from './shop-cart.module.css'

/** What is in the cart, as a table (a list on phones), a coupon, and the totals. `samples`: pictures of an empty cart. */
export const ShopCart = ({ samples }: { samples: string[] }) => (
  <section className={`grid ${css.section}`} aria-label="Your cart">
    <div className={css.main}>
      <Island>
        <CartLines samples={samples} />
      </Island>
      <div className={css.actions}>
        <form className={css.coupon} {...demoForm} aria-label="Coupon">
          <Field label="Coupon code" name="coupon" autoComplete="off" required />
          <button type="submit" className={css.quiet}>
            Apply Coupon
          </button>
        </form>
        <button type="submit" form="cart" className={css.quiet}>
          Update Cart
        </button>
      </div>
    </div>
    <Island>
      <CartTotals />
    </Island>
  </section>
)
