import { ButtonLink } from '#app/ui/button/button-link.tsx'
import css from './errors.module.css'
import { Rings } from './rings.tsx'

/** The Spanish page of an address that does not exist. */
export function NotFoundPage() {
  return (
    <section className={`grid ${css.page}`} data-under-header="">
      <p className={css.figure}>
        <span>4</span>
        <span>
          <Rings />0
        </span>
        <span>4</span>
      </p>
      <div className={css.words}>
        <h1 className={css.title}>Pagina no encontrada</h1>
        <p className="lead">Oops! TNo hay nada aqui.</p>
      </div>
      <div className={css.action}>
        <ButtonLink to="/">Llevame a Inicio</ButtonLink>
      </div>
    </section>
  )
}
