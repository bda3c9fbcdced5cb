import { useId } from 'react'
import { demoForm } from '#app/template/ui/demo-form/demo-form.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field, TextField } from '#app/ui/field/field.tsx'
import pressed from '#app/ui/field/pressed-label.module.css'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './product-tabs.module.css'

/** A review with its stars. It sends nothing. */
export function ReviewForm() {
  const heading = useId()
  return (
    <form className="fields" {...demoForm} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        Add a review
      </h2>
      <p className="caption">
        Your email address will not be published. Required fields are marked <span aria-hidden="true">*</span>
      </p>
      <fieldset className={css.stars}>
        <legend className="label quiet">Your rating</legend>
        <div>
          {[1, 2, 3, 4, 5].map((value) => (
            <label key={value} className={pressed.label}>
              <input
                type="radio"
                name="rating"
                value={value}
                aria-label={`${value} ${value === 1 ? 'star' : 'stars'}`}
              />
              <Icon name="star" size={26} />
            </label>
          ))}
        </div>
      </fieldset>
      <TextField label="Your review" name="message" rows={4} required />
      <Field label="Name" name="name" required autoComplete="name" />
      <Field label="E-mail" name="email" type="email" required autoComplete="email" />
      <Button type="submit">Submit</Button>
    </form>
  )
}
