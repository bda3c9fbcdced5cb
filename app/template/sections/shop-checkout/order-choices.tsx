import { busyText } from '#app/template/ui/demo-form/demo-form.ts'
import { Button } from '#app/ui/button/button.tsx'
import tick from '#app/ui/field/tick.module.css'
import css from './shop-checkout.module.css'

const shipping = ['Flat Rate', 'Free Shipping', 'Local Pickup']
const payment = ['Direct Bank Transfer', 'Check Payment']

/** How it is sent and paid, and the button. */
export const OrderChoices = () => (
  <div className={`bill stack ${css.choices}`}>
    <Choice legend="Shipping" name="shipping" options={shipping} chosen="Free Shipping" />
    <Choice legend="Payment" name="payment" options={payment} chosen="Direct Bank Transfer" />
    <Button type="submit" {...busyText('Placing your order…')}>
      Place Order
    </Button>
  </div>
)

type ChoiceProps = { legend: string; name: string; options: string[]; chosen: string }

const Choice = ({ legend, name, options, chosen }: ChoiceProps) => (
  <fieldset className={css.choice}>
    <legend className="label quiet">{legend}</legend>
    {options.map((option) => (
      <label key={option} className="tick">
        <input type="radio" className={tick.tick} name={name} value={option} defaultChecked={option === chosen} />
        {option}
      </label>
    ))}
  </fieldset>
)
