import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { underHeader } from '#app/ui/under-header.ts'
import { notFound } from '#words/errors-words.ts'
import css from './errors.module.css'
import { Rings } from './rings.tsx'

/** The Spanish page of an address that does not exist. */
export function NotFoundPage() {
  return (
    <section className={`grid ${css.page}`} {...underHeader}>
      <p className={css.figure}>
        <span>4</span>
        <span>
          <Rings />0
        </span>
        <span>4</span>
      </p>
      <div className={css.words}>
        <h1 className={css.title}>{notFound.title}</h1>
        <p className="lead">{notFound.text}</p>
      </div>
      <div className={css.action}>
        <ButtonLink to="/">{notFound.home}</ButtonLink>
      </div>
    </section>
  )
}
