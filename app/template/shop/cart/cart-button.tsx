import { enhance } from '#app/renderer/island/enhance.ts'
import { opens } from '#app/ui/drawer/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Raw } from '#app/ui/raw/raw.tsx'
import { cartContent, cartLabel } from './cart.ts'
import css from './cart-button.module.css'
import { initialCart } from './cart-store.ts'
import ownCartScript from './own-cart.inline.ts?script'

/** The cart icon with its badge, which cart-button.browser.ts keeps up to date. */
export const CartButton = ({ className = '' }: { className?: string | undefined }) => (
  <button
    type="button"
    className={`${className} ${css.button}`}
    aria-label={cartLabel(initialCart.count)}
    {...enhance('cart-button', 'idle')}
    {...opens('cart-drawer')}
  >
    <Icon name="bag" />
    <span className={css.badge} aria-hidden="true" {...cartContent}>
      {initialCart.count}
    </span>
  </button>
)

/** Goes before everything that shows a cart. */
export const OwnCartMark = () => <Raw as="script" html={ownCartScript} />
