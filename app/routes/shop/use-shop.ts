import { useOutletContext } from 'react-router'
import type { Cart } from '#app/behaviour/cart.ts'
import type { loadProducts } from '#app/behaviour/product-store.ts'

export type ShopData = { products: Awaited<ReturnType<typeof loadProducts>>; initialCart: Cart }

/** Products and cart of the shop's layout, in every page under it. */
export const useShop = () => useOutletContext<ShopData>()
