import { Island } from '#app/renderer/island/island.tsx'
import { busyText } from '#app/template/ui/demo-form/demo-form.ts'
import { Button } from '#app/ui/button/button.tsx'
import { OrderChoices } from './order-choices.tsx'
import { OrderLines } from './order-lines.tsx'
import css from './shop-checkout.module.css'

/** The order's lines and totals, how it is sent and paid, and the button. */
export const OrderSummary = () => (
  <section className={`bill ${css.order}`} aria-label="Your order">
    <h2 className={css.title}>Your order</h2>
    <Island>
      <OrderLines />
    </Island>
    <OrderChoices />
    <Button type="submit" {...busyText('Placing your order…')}>
      Place Order
    </Button>
  </section>
)
