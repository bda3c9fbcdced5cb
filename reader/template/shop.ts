import { productAddress } from '#contracts/addresses.ts'
import { readShopProducts } from '../products.ts'

const shown = ['1', '8', '3', '2', '6', '7', '4', '9']

/** Some of the shop's products, as the home pages show them. */
export const shopProducts = () =>
  shown.flatMap((wanted) =>
    readShopProducts()
      .filter(({ id }) => id === wanted)
      .map(({ id, name, price, picture }) => ({
        id,
        name,
        price: `$${price.toFixed(2)}`,
        to: productAddress(id),
        picture,
      })),
  )
