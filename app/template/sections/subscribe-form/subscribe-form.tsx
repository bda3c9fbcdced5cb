import { demoForm } from '#app/template/ui/demo-form/demo-form.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import css from './subscribe-form.module.css'

/** One address and a button. It sends nothing. */
export function SubscribeForm({ label, button }: { label: string; button: string }) {
  return (
    <form className={`slip ${css.form}`} {...demoForm} aria-label={button}>
      <Field label={label} name="email" type="email" autoComplete="email" />
      <Button type="submit">{button}</Button>
    </form>
  )
}
