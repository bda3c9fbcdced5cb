import { submitDemo } from '#app/behaviour/demo-toast.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import css from './subscribe-form.module.css'

/** One address and a button. It sends nothing. */
export function SubscribeForm({ label, button }: { label: string; button: string }) {
  return (
    // Without scripts the method keeps the browser from sending it.
    <form className={css.form} method="dialog" onSubmit={submitDemo} aria-label={button}>
      <Field label={label} name="email" type="email" autoComplete="email" />
      <Button type="submit">{button}</Button>
    </form>
  )
}
