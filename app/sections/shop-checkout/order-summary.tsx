import { formatMoney } from '#app/behaviour/cart.ts'
import type { ShownCart } from '#app/behaviour/cart-store.ts'
import { Button } from '#app/ui/button/button.tsx'
import css from './shop-checkout.module.css'

const shipping = ['Flat Rate', 'Free Shipping', 'Local Pickup']
const payment = ['Direct Bank Transfer', 'Check Payment']

/** The order's lines and totals, shipping and payment, and the button. */
export function OrderSummary({ lines, subtotal, tax, total, isSample, busy }: ShownCart & { busy: boolean }) {
  return (
    <section className={css.order} aria-label="Your order">
      <h2 className={css.title}>Your order</h2>
      <div data-cart-content="">
        <dl className={css.lines}>
          {lines.map(({ id, name, quantity, cents }) => (
            <Row key={id} name={`${name} x ${quantity}`} cents={cents * quantity} />
          ))}
          <Row name="Subtotal" cents={subtotal} kind="first" />
          <Row name="Tax (10%)" cents={tax} />
          <Row name="Total" cents={total} kind="total" />
        </dl>
        {isSample && <p className={`caption ${css.note}`}>Samples: your own cart is still empty.</p>}
      </div>
      <Choice legend="Shipping" name="shipping" options={shipping} chosen="Free Shipping" />
      <Choice legend="Payment" name="payment" options={payment} chosen="Direct Bank Transfer" />
      <Button type="submit" busy={busy}>
        {busy ? 'Placing your order…' : 'Place Order'}
      </Button>
    </section>
  )
}

const Row = ({ name, cents, kind }: { name: string; cents: number; kind?: 'first' | 'total' }) => (
  <div data-kind={kind}>
    <dt>{name}</dt>
    <dd>{formatMoney(cents)}</dd>
  </div>
)

type ChoiceProps = { legend: string; name: string; options: string[]; chosen: string }

const Choice = ({ legend, name, options, chosen }: ChoiceProps) => (
  <fieldset className={css.choice}>
    <legend className="label">{legend}</legend>
    {options.map((option) => (
      <label key={option}>
        <input type="radio" name={name} value={option} defaultChecked={option === chosen} />
        {option}
      </label>
    ))}
  </fieldset>
)
