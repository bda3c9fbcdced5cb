import { type ReactNode, useId } from 'react'
import { demoForm } from '#app/template/ui/demo-form/demo-form.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import tick from '#app/ui/field/tick.module.css'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture-data.ts'
import css from './login-form.module.css'

type Way = { href: string; text: string }
type Props = { picture: PictureData; phone: Way; email: Way; children: ReactNode }

/** Under the page's head name and password, beside them a door, whole. There is nothing to log in to: it sends nothing. */
export function LoginForm({ picture, phone, email, children }: Props) {
  const help = useId()
  return (
    <div className={`grid ${css.block}`}>
      <div className={css.head}>{children}</div>
      <form className={`stack ${css.form}`} {...demoForm} aria-label="Log in">
        <div className={`slip ${css.fields}`}>
          <Field label="Username or e-mail" name="username" required autoComplete="username" autoCapitalize="none" />
          <Field label="Password" name="password" type="password" required autoComplete="current-password" />
        </div>
        <label className={`tick ${css.remember}`}>
          <input type="checkbox" className={tick.tick} name="remember" />
          Remember me
        </label>
        <div className={`wraps row ${css.end}`}>
          <Button type="submit">Log In</Button>
          <a className="target" href={`#${help}`}>
            Forgot Password
          </a>
        </div>
        <p id={help} className={`quiet ${css.help}`}>
          This is a demonstration page: there is no account and no password to forget. For anything you have ordered,
          call <a href={phone.href}>{phone.text}</a> or write to <a href={email.href}>{email.text}</a>.
        </p>
      </form>
      <figure className={css.figure}>
        <Picture picture={picture} sizes="(min-width: 50rem) 50vw, 92vw" priority className={css.picture} />
        <figcaption className="caption">
          <i>Fig. 01</i> — {picture.caption}
        </figcaption>
      </figure>
    </div>
  )
}
