import { Outlet, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { storedCart } from '#app/behaviour/cart-store.ts'
import { loadProducts, ProductsError } from '#app/behaviour/product-store.ts'
import { ShopFailure } from '#app/sections/shop-failure/shop-failure.tsx'
import { readShopProducts } from '#content/template/products.ts'
import type { Route } from './+types/layout'
import type { ShopData } from './use-shop.ts'

export const handle = { lang: 'en', shell: 'template' }

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate, state } = useRevalidator()
  if (!(error instanceof ProductsError)) throw error
  return <ShopFailure message={error.message} busy={state === 'loading'} onRetry={revalidate} />
}
