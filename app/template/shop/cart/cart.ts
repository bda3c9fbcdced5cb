/** What the visitor has chosen: product id → quantity, 1 to 99. */
export type Cart = Record<string, number>
/** One line of the cart; `cents` is the price of one piece. */
export type CartLine = { id: string; name: string; cents: number; quantity: number; img: string }
type Priced = { id: string; name: string; price: number; img: string }

export const maxQuantity = 99

/** A whole number from 1 to 99; what is no number counts as 1. */
export const clampQuantity = (quantity: number) =>
  Math.min(maxQuantity, Math.max(1, Math.trunc(Number.isNaN(quantity) ? 1 : quantity)))

/** The cart that the browser's storage holds; what this shop never writes, anything but 1 to 99 whole pieces, is ignored. */
export function readCart(text: string | null): Cart {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(Object.entries(value).filter(([id, q]) => id !== '' && clampQuantity(q) === q))
  } catch {
    return {}
  }
}

export const quantityOf = (cart: Cart, id: string) => (Object.hasOwn(cart, id) ? (cart[id] as number) : 0)
export const setQuantity = (cart: Cart, id: string, quantity: number): Cart => ({
  ...cart,
  [id]: clampQuantity(quantity),
})
export const addToCart = (cart: Cart, id: string, quantity = 1): Cart =>
  setQuantity(cart, id, quantityOf(cart, id) + clampQuantity(quantity))
export const removeFromCart = (cart: Cart, id: string): Cart =>
  Object.fromEntries(Object.entries(cart).filter(([other]) => other !== id))
export const isEmpty = (cart: Cart) => Object.keys(cart).length === 0
/** Pieces in the cart: the badge. */
export const countOf = (quantities: number[]) => quantities.reduce((sum, quantity) => sum + quantity, 0)

/** Marks what shows the cart: invisible while that may be the samples in place of the visitor's own (own-cart.inline.ts). */
export const cartContent = { 'data-cart-content': '' }

/** Said under the samples. */
export const sampleNote = 'Sample order: the first piece that you add takes its place.'

/** Name of the button that opens the cart. */
export const cartLabel = (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`

/** The lines of the cart whose products are known, in the order of the list. */
export const linesOf = (cart: Cart, products: Priced[]): CartLine[] =>
  products
    .filter(({ id }) => quantityOf(cart, id) > 0)
    .map(({ id, name, price, img }) => ({ id, name, cents: toCents(price), quantity: quantityOf(cart, id), img }))

/** Money is counted in whole cents. */
export const toCents = (dollars: number) => Math.round(dollars * 100)

/** In cents: subtotal, 10 % tax rounded to a cent, and their sum. */
export function totalsOf(lines: Pick<CartLine, 'cents' | 'quantity'>[]) {
  const subtotal = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
  const tax = Math.round(subtotal / 10)
  return { subtotal, tax, total: subtotal + tax }
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
/** `3000` → `$30.00`. */
export const formatMoney = (cents: number) => money.format(cents / 100)
