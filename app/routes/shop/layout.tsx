import { Outlet, type ShouldRevalidateFunctionArgs, useOutletContext, useRevalidator } from 'react-router'
import type { Cart } from '#app/behaviour/cart.ts'
import { storedCart } from '#app/behaviour/cart-store.ts'
import { loadProducts, ProductsError } from '#app/behaviour/product-store.ts'
import { ShopFailure } from '#app/sections/shop-failure/shop-failure.tsx'
import { readShopProducts } from '#content/template/products.ts'
import type { Route } from './+types/layout'

export const handle = { lang: 'en', shell: 'template' }

type ShopData = { products: Awaited<ReturnType<typeof loadProducts>>; initialCart: Cart }

/** For the prerendered pages, which are whole before any script has come. */
export const loader = (): ShopData => ({ products: readShopProducts(), initialCart: {} })

export const clientLoader = async (): Promise<ShopData> => ({
  products: await loadProducts(),
  initialCart: storedCart(),
})
clientLoader.hydrate = true as const

/** Another view, order or filter of the same page needs nothing new. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  return <Outlet context={loaderData satisfies ShopData} />
}

/** Products and cart, in every page of the shop. */
export const useShop = () => useOutletContext<ShopData>()

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate, state } = useRevalidator()
  if (!(error instanceof ProductsError)) throw error
  return <ShopFailure message={error.message} busy={state === 'loading'} onRetry={revalidate} />
}
