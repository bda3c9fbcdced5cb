import { useId } from 'react'
import { demoForm } from '#app/template/ui/demo-form/demo-form.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field, TextField } from '#app/ui/field/field.tsx'
import css from './comment-form.module.css'

/** An answer to an article. It sends nothing. */
export function CommentForm() {
  const heading = useId()
  return (
    <section className={css.section} id="comment-form" aria-labelledby={heading}>
      <h2 id={heading} className="as-h3">
        Leave a comment
      </h2>
      <p className={`caption ${css.note}`}>
        Your email address will not be published. Required fields are marked <span aria-hidden="true">*</span>
      </p>
      <form className={`fields ${css.form}`} {...demoForm} aria-labelledby={heading}>
        <TextField label="Comment" name="text" rows={4} required />
        <Field label="Name" name="name" required autoComplete="name" />
        <Field label="E-mail" name="email" type="email" required autoComplete="email" />
        <Button type="submit">Post Comment</Button>
      </form>
    </section>
  )
}
