import { cartLabel } from './cart.ts'
import { cartNow, watchCart } from './cart-store.ts'

/** Keeps the badge on the cart's button, and the button's name, in step with the cart. */
export function startCartButton(button: HTMLElement): void {
  const show = () => {
    const { count } = cartNow()
    const badge = button.querySelector('[data-cart-content]')
    button.ariaLabel = cartLabel(count)
    if (!badge || badge.textContent === String(count)) return
    const changed = badge.cloneNode() as Element // a new one, so that its animation runs again
    changed.textContent = String(count)
    badge.replaceWith(changed)
  }
  watchCart(show)
  show()
}
