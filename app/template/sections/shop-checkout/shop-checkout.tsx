import { Island } from '#app/renderer/island/island.tsx'
import { demoForm } from '#app/template/ui/demo-form/demo-form.ts'
import { OutlineButton } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { BillingFields } from './billing-fields.tsx'
import { OrderChoices } from './order-choices.tsx'
import { OrderLines } from './order-lines.tsx'
import css from './shop-checkout.module.css'

/** Coupon, what is ordered, billing details, shipping and payment: the order stands beside the fields, on a phone as a row above them. */
export const ShopCheckout = () => (
  <div className={css.section}>
    <section className="grid" aria-label="Coupon">
      <form className={`coupon slip needs-script ${css.coupon}`} {...demoForm}>
        <Field label="Coupon code" name="coupon" autoComplete="off" required />
        <OutlineButton type="submit">Apply Coupon</OutlineButton>
      </form>
    </section>
    <form className={`grid ${css.form}`} {...demoForm} aria-label="Order">
      <section className={`bill ${css.order}`} aria-label="Your order">
        <Island>
          <OrderLines />
        </Island>
      </section>
      <BillingFields />
      <OrderChoices />
    </form>
  </div>
)
