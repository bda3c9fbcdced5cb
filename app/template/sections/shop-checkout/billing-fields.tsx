import { Field, TextField } from '#app/ui/field/field.tsx'
import css from './shop-checkout.module.css'

/** Who pays, and where it goes. */
export const BillingFields = () => (
  <fieldset className={css.billing}>
    <legend className={css.title}>Billing details</legend>
    <div className={`slip ${css.fields}`}>
      <Field label="First name" name="fname" required autoComplete="billing given-name" />
      <Field label="Last name" name="lname" required autoComplete="billing family-name" />
      <Field label="Company name" name="company" autoComplete="billing organization" />
      <Field label="Country" name="country" required autoComplete="billing country-name" />
      <Field label="Street address" name="address" required autoComplete="billing address-line1" />
      <Field label="Apartment, suite, unit" name="unit" autoComplete="billing address-line2" />
      <Field label="Postcode / ZIP" name="zip" required autoComplete="billing postal-code" />
      <Field label="Town / City" name="city" required autoComplete="billing address-level2" />
      <Field label="State / Province" name="state" required autoComplete="billing address-level1" />
      <Field label="Phone" name="phone" type="tel" autoComplete="billing tel" />
      <Field label="E-mail" name="email" type="email" autoComplete="billing email" />
      <TextField label="Order notes" name="notes" rows={3} />
    </div>
  </fieldset>
)
