import { Island } from '#app/renderer/island/island.tsx'
import { busyText } from '#app/template/ui/demo-form/demo-form.ts'
import { Button } from '#app/ui/button/button.tsx'
import { OrderLines } from './order-lines.tsx'
import css from './shop-checkout.module.css'

const shipping = ['Flat Rate', 'Free Shipping', 'Local Pickup']
const payment = ['Direct Bank Transfer', 'Check Payment']

/** The order's lines and totals, shipping and payment, and the button. */
export const OrderSummary = () => (
  <section className={`bill ${css.order}`} aria-label="Your order">
    <h2 className={css.title}>Your order</h2>
    <Island>
      <OrderLines />
    </Island>
    <Choice legend="Shipping" name="shipping" options={shipping} chosen="Free Shipping" />
    <Choice legend="Payment" name="payment" options={payment} chosen="Direct Bank Transfer" />
    <Button type="submit" {...busyText('Placing your order…')}>
      Place Order
    </Button>
  </section>
)

type ChoiceProps = { legend: string; name: string; options: string[]; chosen: string }

const Choice = ({ legend, name, options, chosen }: ChoiceProps) => (
  <fieldset className={css.choice}>
    <legend className="label quiet">{legend}</legend>
    {options.map((option) => (
      <label key={option} className="tick">
        <input type="radio" name={name} value={option} defaultChecked={option === chosen} />
        {option}
      </label>
    ))}
  </fieldset>
)
