import type { FormEvent } from 'react'
import { type ShownCart, useCart } from '#app/behaviour/cart-store.ts'
import { submitDemo } from '#app/behaviour/demo-toast.ts'
import { Field } from '#app/ui/field/field.tsx'
import { BillingFields } from './billing-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import css from './shop-checkout.module.css'

type Props = {
  /** Pictures of what an empty cart shows. */
  samples: string[]
  /** The order is being placed. */
  busy: boolean
  /** Called with a valid form. */
  onOrder: () => void
}

/** Coupon, billing details, and the order with shipping and payment. */
export function ShopCheckout({ samples, busy, onOrder }: Props) {
  const cart: ShownCart = useCart(samples)
  const place = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onOrder()
  }
  return (
    <div className={css.section}>
      <section className="grid" aria-label="Coupon">
        <form className={css.coupon} method="dialog" onSubmit={submitDemo}>
          <Field label="Coupon code" name="coupon" autoComplete="off" required />
          <button type="submit" className={css.apply}>
            Apply Coupon
          </button>
        </form>
      </section>
      {/* Without scripts the method keeps the browser from sending it. */}
      <form className={`grid ${css.form}`} method="dialog" onSubmit={place} aria-label="Order">
        <BillingFields />
        <OrderSummary {...cart} busy={busy} />
      </form>
    </div>
  )
}
