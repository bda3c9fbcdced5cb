// The cart of the visitor and, while it is empty, the samples: one store for all parts of a page, without React.

import { persistedStore } from '#app/browser/persisted-store.ts'
import { showToast } from '#app/template/ui/toast/toast.ts'
import { storageKeys } from '#contracts/storage.ts'
import { loadProducts, type Products, productsNow, watchProducts } from '../products/product-store.ts'
import {
  addToCart,
  type Cart,
  type CartLine,
  countOf,
  isEmpty,
  linesOf,
  quantityOf,
  readCart,
  removeFromCart,
  setQuantity,
  totalsOf,
} from './cart.ts'
import { demoItems } from './demo-cart.ts'

const own = persistedStore<Cart>(
  storageKeys.cart,
  readCart,
  (value) => (isEmpty(value) ? null : JSON.stringify(value)),
  () => showToast('Your browser does not store the cart: it lasts until you leave this page.'),
)

// While the cart is empty the shop shows two samples, which stay as they are.
const priced = demoItems().map((item) => ({ ...item, price: Number(item.price.slice(1)) }))
const samples: Cart = Object.fromEntries(priced.map(({ id, quantity }) => [id, quantity]))

export const addProduct = (id: string, quantity = 1) => own.change((cart) => addToCart(cart, id, quantity))

/** Sets the quantity of a line of the visitor's own. */
export const changeLine = (id: string, quantity: number) => own.change((cart) => setQuantity(cart, id, quantity))

/** Takes a line of the visitor's own out. Returns what puts it back. */
export function removeLine({ id, quantity }: CartLine): () => void {
  own.change((cart) => removeFromCart(cart, id))
  return () => own.change((cart) => (quantityOf(cart, id) > 0 ? cart : setQuantity(cart, id, quantity)))
}

/** The cart as badge, drawer, cart page and checkout show it; the samples have no pictures yet. */
export type ShownCart = ReturnType<typeof totalsOf> & {
  lines: CartLine[]
  count: number
  isSample: boolean
  /** `loading` and `failed` only while the visitor has a cart whose products are not known yet. */
  status: 'ready' | 'loading' | 'failed'
}

/** What pages show that know of no visitor. */
export const initialCart = shown(own.initial, {})

let last: { parts: [Cart, Products]; cart: ShownCart } | undefined

/** What there is to be shown now: the same object until something changes. */
export function cartNow(): ShownCart {
  const parts: [Cart, Products] = [own.get(), productsNow()]
  if (!last || parts.some((part, i) => part !== last?.parts[i])) last = { parts, cart: shown(...parts) }
  return last.cart
}

/** Calls `changed` after each change. A cart that is not empty has the products fetched. Returns a cancel. */
export function watchCart(changed: () => void): () => void {
  const fetchWanted = () => {
    if (!isEmpty(own.get()) && !productsNow().error) loadProducts().catch(() => {}) // the status says so
  }
  const cancels = [
    own.subscribe(() => {
      fetchWanted()
      changed()
    }),
    watchProducts(changed),
  ]
  fetchWanted()
  return () => {
    for (const cancel of cancels) cancel()
  }
}

function shown(cart: Cart, { products, error }: Products): ShownCart {
  if (!isEmpty(cart) && !products) {
    const count = countOf(Object.values(cart))
    return { lines: [], ...totalsOf([]), count, isSample: false, status: error ? 'failed' : 'loading' }
  }
  const ownLines = linesOf(cart, products ?? [])
  const isSample = ownLines.length === 0
  const lines = isSample ? linesOf(samples, priced) : ownLines
  return { lines, ...totalsOf(lines), count: countOf(lines.map(({ quantity }) => quantity)), isSample, status: 'ready' }
}
