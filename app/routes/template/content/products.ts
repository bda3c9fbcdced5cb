import { plate } from './plates.ts'

const items: [img: string, name: string, price: string][] = [
  ['producto-taburete', 'Oak stool', '$15.00'],
  ['producto-lampara', 'Hanging light', '$15.00'],
  ['producto-mesita', 'Round side table', '$15.00'],
  ['producto-silla', 'Ladder-back chair', '$15.00'],
  ['producto-espejo', 'Oak mirror', '$15.00'],
  ['producto-tabla', 'Cutting board', '$15.00'],
  ['producto-banco', 'Ash bench', '$15.00'],
  ['producto-bandeja', 'Walnut tray', '$15.00'],
]

/** Some of the shop's products, as the home pages show them. */
export const shopProducts = () =>
  items.map(([id, name, price]) => ({ id, name, price, to: '/shop-product', picture: plate(id) }))
