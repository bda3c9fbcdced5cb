import { useEffect, useSyncExternalStore } from 'react'
import { loadProducts, type Products, productsNow, watchProducts } from './product-store.ts'

const nothing: Products = {}

export const useKnownProducts = (): Products => useSyncExternalStore(watchProducts, productsNow, () => nothing)

/** The same, and has them fetched. */
export function useProducts(): Products {
  useEffect(() => {
    loadProducts().catch(() => {}) // `error` says so
  }, [])
  return useKnownProducts()
}
