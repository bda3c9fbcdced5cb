import { readShopProducts } from '#content/template/products.ts'
import { plate } from './plates.ts'

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
        to: `/shop-product?id=${id}`,
        picture,
      })),
  )

/** Where they come from. */
export const leftovers = () => ({
  kicker: 'Where it comes from',
  title: 'Nothing is wasted,\n*least of all oak.*',
  text: 'What a kitchen leaves over becomes a stool, a board, a tray. That is our shop.',
  picture: plate('fabricacion-3'),
})
