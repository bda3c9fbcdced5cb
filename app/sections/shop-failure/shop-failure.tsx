import { Button } from '#app/ui/button/button.tsx'
import css from './shop-failure.module.css'

type Props = { message: string; busy: boolean; onRetry: () => void }

/** The shop without its products: what happened, that nothing is lost, and a button that tries again. */
export function ShopFailure({ message, busy, onRetry }: Props) {
  return (
    <section className={`grid ${css.failure}`} aria-label="The shop is closed for a moment" data-under-header="">
      <p className={`label ${css.label}`}>Shop</p>
      <h1 className={css.title}>
        The shelves are <em>empty.</em>
      </h1>
      <div className={css.words}>
        <p className="lead" role="alert">
          {message}
        </p>
        <p className={css.quiet}>Your cart has not been touched.</p>
        <Button type="button" busy={busy} onClick={() => !busy && onRetry()}>
          Try again
        </Button>
      </div>
    </section>
  )
}
