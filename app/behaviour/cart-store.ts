import { useEffect, useSyncExternalStore } from 'react'
import { storageKeys } from '#contracts/storage.ts'
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
import { keptValue } from './kept-value.ts'
import { useProducts } from './product-store.ts'
import { showToast } from './toast.ts'

const cart = keptValue<Cart>(
  storageKeys.cart,
  readCart,
  (value) => (isEmpty(value) ? null : JSON.stringify(value)),
  () => showToast('Your browser does not store the cart: it lasts until you close this page.'),
)

// While the cart is empty the shop shows two samples. They can be played with, and are never stored.
const sampleCart = keptSamples(Object.fromEntries(demoItems().map(({ id, quantity }) => [id, quantity])))

/** What the storage holds: for the shop's loader. */
export const storedCart = () => cart.get()

export const addProduct = (id: string, quantity = 1) => cart.change((own) => addToCart(own, id, quantity))

/** Sets the quantity of a line, sample or not. */
export const changeLine = (id: string, quantity: number) => storeOf(id).change((own) => setQuantity(own, id, quantity))

/** Takes a line out. Returns what puts it back. */
export function removeLine({ id, quantity }: CartLine): () => void {
  const store = storeOf(id)
  store.change((own) => removeFromCart(own, id))
  return () => store.change((own) => (quantityOf(own, id) > 0 ? own : setQuantity(own, id, quantity)))
}

const storeOf = (id: string) => (demoItems().some((sample) => sample.id === id) ? sampleCart : cart)

/** `loading` and `failed` only while the visitor has a cart whose products are not known yet. */
export type ShownCart = ReturnType<typeof totalsOf> & {
  lines: CartLine[]
  count: number
  isSample: boolean
  status: 'ready' | 'loading' | 'failed'
}

/** The cart as drawer, badge, cart page and checkout show it. @param images of the two samples */
export function useCart(images: string[]): ShownCart {
  const own = useSyncExternalStore(cart.subscribe, cart.get, () => cart.initial)
  const shown = useSyncExternalStore(sampleCart.subscribe, sampleCart.get, () => sampleCart.initial)
  const wanted = !isEmpty(own)
  const { products, failed } = useProducts(wanted)
  const ownLines = linesOf(own, products ?? [])

  if (wanted && !products) {
    const count = countOf(Object.values(own))
    return { lines: [], ...totalsOf([]), count, isSample: false, status: failed ? 'failed' : 'loading' }
  }
  const isSample = ownLines.length === 0
  const lines = isSample
    ? linesOf(
        shown,
        demoItems(images).map((item) => ({ ...item, price: Number(item.price.slice(1)) })),
      )
    : ownLines
  const count = countOf(lines.map(({ quantity }) => quantity))
  return { lines, ...totalsOf(lines), count, isSample, status: 'ready' }
}

/**
 * Runs while the prerendered page is read, before any script of ours: says on <body> that this visitor has a cart, so that
 * the samples in the HTML are not shown in its place. `useOwnCartMark` takes the mark away.
 */
export const ownCartScript = `try{var c=JSON.parse(localStorage.getItem('${storageKeys.cart}'));if(c&&!Array.isArray(c)&&Object.keys(c).length)document.body.dataset.cart='own'}catch(e){}`

export const useOwnCartMark = () =>
  useEffect(() => {
    delete document.body.dataset.cart
  }, [])

function keptSamples(initial: Cart) {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    initial,
    get: () => value,
    change: (step: (value: Cart) => Cart) => {
      value = step(value)
      for (const listener of listeners) listener()
    },
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
