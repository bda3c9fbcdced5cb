import { createStore } from '#app/browser/store.ts'
import { type Product, readProducts } from '#contracts/product.ts'
import { fetchJson } from '../fetch-json.ts'

const address = '/data/products.json'
const what = 'The list of products'

export type Products = {
  products?: Product[]
  /** Why they could not be had: a sentence for the visitor. */
  error?: string
}

const store = createStore<Products>({})
let pending: Promise<void> | undefined

export const productsNow = store.get
export const watchProducts = store.subscribe

/** Has the products fetched, once per page; after a failure the next call tries again. Rejects with what `error` says. */
export function loadProducts(): Promise<void> {
  pending ??= fetchProducts().then(
    (products) => store.change(() => ({ products })),
    (error: Error) => {
      pending = undefined
      store.change(() => ({ error: error.message }))
      throw error
    },
  )
  return pending
}

async function fetchProducts(): Promise<Product[]> {
  const products = readProducts(await fetchJson(address, what))
  if (products.length === 0) throw new Error(`${what} is empty.`)
  return products
}
