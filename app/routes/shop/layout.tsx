import { useState } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'
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
  const { message, busy, again } = useAgain(error)
  if (!(error instanceof ProductsError)) throw error
  return <ShopFailure message={message ?? error.message} busy={busy} onRetry={again} />
}

/**
 * Fetches the products anew and then comes to the same address again. (A revalidation would do, but on a slow machine
 * React may batch its beginning with its end, and React Router's boundary then keeps showing the error.)
 */
function useAgain(error: unknown) {
  const [state, setState] = useState<{ of: unknown; busy: boolean; message?: string }>({ of: error, busy: false })
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const again = async () => {
    setState({ of: error, busy: true })
    try {
      await loadProducts()
      await navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true })
    } catch (reason) {
      setState({ of: error, busy: false, message: (reason as Error).message })
    }
  }
  return state.of === error ? { ...state, again } : { busy: false, message: undefined, again }
}
