import { useMemo, useSyncExternalStore } from 'react'
import { cartNow, initialCart, type ShownCart, watchCart } from './cart-store.ts'
import { demoItems } from './demo-cart.ts'

const none: string[] = []

/** The cart in an island. @param images of the two samples, where they are shown */
export function useCart(images = none): ShownCart {
  const cart = useSyncExternalStore(watchCart, cartNow, () => initialCart)
  return useMemo(() => (cart.isSample ? withImages(cart, images) : cart), [cart, images])
}

const withImages = (cart: ShownCart, images: string[]): ShownCart => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, img: demoItems(images).find(({ id }) => id === line.id)?.img ?? '' })),
})
