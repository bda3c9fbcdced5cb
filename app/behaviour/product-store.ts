import { useEffect, useSyncExternalStore } from 'react'
import { type Product, readProducts } from '#contracts/product.ts'
import { fetchJson } from './fetch-json.ts'

const address = '/data/products.json'
const what = 'The list of products'

/** The list of products could not be had; `message` is a sentence for the visitor. */
export class ProductsError extends Error {
  override name = 'ProductsError'
}

type State = { products?: Product[]; failed: boolean }
const nothing: State = { failed: false }
let state = nothing
let pending: Promise<Product[]> | undefined
const listeners = new Set<() => void>()

function become(next: State) {
  state = next
  for (const listener of listeners) listener()
}

/** The products, fetched once per visit. Rejects with a ProductsError; the next call tries again. */
export function loadProducts(): Promise<Product[]> {
  pending ??= fetchProducts().then(
    (products) => {
      become({ products, failed: false })
      return products
    },
    (error: Error) => {
      pending = undefined
      become({ failed: true })
      throw new ProductsError(error.message)
    },
  )
  return pending
}

async function fetchProducts(): Promise<Product[]> {
  const products = readProducts(await fetchJson(address, what))
  if (products.length === 0) throw new Error(`${what} is empty.`)
  return products
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The products as far as they are known; `wanted` has them fetched. */
export function useProducts(wanted: boolean): State {
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  )
  useEffect(() => {
    if (wanted) loadProducts().catch(() => {}) // `failed` says so
  }, [wanted])
  return current
}
