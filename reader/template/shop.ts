import { productAddress } from '#contracts/addresses.ts'
import type { Product } from '#contracts/product.ts'
import { readShopProducts } from '../products.ts'

const shown = ['1', '8', '3', '2', '6', '7', '4', '9']

export type ShopProduct = ReturnType<typeof shopProduct>

/** A product as a row of them shows it. */
export const shopProduct = ({ id, name, price, picture }: Product) => ({
  id,
  name,
  price: `$${price.toFixed(2)}`,
  to: productAddress(id),
  picture,
})

/** Some of the shop's products, as the home pages show them. */
export const shopProducts = () =>
  shown.flatMap((wanted) =>
    readShopProducts()
      .filter(({ id }) => id === wanted)
      .map(shopProduct),
  )
