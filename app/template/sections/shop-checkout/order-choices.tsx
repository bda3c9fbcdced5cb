import tick from '#app/ui/field/tick.module.css'
import css from './shop-checkout.module.css'

const shipping = ['Flat Rate', 'Free Shipping', 'Local Pickup']
const payment = ['Direct Bank Transfer', 'Check Payment']

/** How it is sent, and how it is paid. */
export const OrderChoices = () => (
  <div className={css.choices}>
    <Choice legend="Shipping" name="shipping" options={shipping} chosen="Free Shipping" />
    <Choice legend="Payment" name="payment" options={payment} chosen="Direct Bank Transfer" />
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
