import { opens } from '#app/ui/drawer/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { cartLabel } from './cart.ts'
import css from './cart-button.module.css'
import { initialCart } from './cart-store.ts'
import ownCartScript from './own-cart.inline.ts?script'

/** The cart icon with its badge, which cart-button.browser.ts keeps true. */
export const CartButton = ({ className = '' }: { className?: string | undefined }) => (
  <button
    type="button"
    className={`${className} ${css.button}`}
    aria-label={cartLabel(initialCart.count)}
    data-enhance="cart-button"
    data-when="idle"
    {...opens('cart-drawer')}
  >
    <Icon name="bag" />
    <span className={css.badge} aria-hidden="true" data-cart-content="">
      {initialCart.count}
    </span>
  </button>
)

/** Stands before all that shows a cart. */
export const OwnCartMark = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, compiled by the build
  <script dangerouslySetInnerHTML={{ __html: ownCartScript }} />
)
