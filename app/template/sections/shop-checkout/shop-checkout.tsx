import { demoForm } from '#app/template/ui/demo-form/demo-form.ts'
import { OutlineButton } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { BillingFields } from './billing-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import css from './shop-checkout.module.css'

/** Coupon, billing details, shipping and payment, and the order beside them. */
export const ShopCheckout = () => (
  <div className={css.section}>
    <section className="grid" aria-label="Coupon">
      <form className={`coupon slip ${css.coupon}`} {...demoForm}>
        <Field label="Coupon code" name="coupon" autoComplete="off" required />
        <OutlineButton type="submit">Apply Coupon</OutlineButton>
      </form>
    </section>
    <form className={`grid beside ${css.form}`} {...demoForm} aria-label="Order">
      <BillingFields />
      <OrderSummary />
    </form>
  </div>
)
