import { unknownColor } from '#contracts/theme.ts'
import { isLink, isText } from './category.ts'
import type { Picture } from './picture-data.ts'

/** A product of the shop, as `data/products.json` lists it. Prices in dollars. */
export type Product = {
  id: string
  name: string
  price: number
  /** Address of a small picture. */
  img: string
  badge?: 'New' | 'Sale'
  oldPrice?: number
  category: string
  categoryID: string
  categoryName: string
  /** The sub-item of its category, as an address has it: `coffee-tables`. */
  item: string
  tags: string[]
  /** 0 to 5. */
  rating: number
  /** How many have been sold: what 'Popular' sorts by. */
  sold: number
  text: string
  picture: Picture
}

type Raw = Record<string, unknown>
const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const idOf = (value: unknown) => (typeof value === 'number' ? String(value) : textOf(value))
const isPrice = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1_000_000
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
const listOf = <T>(value: unknown, is: (entry: unknown) => entry is T): T[] =>
  Array.isArray(value) ? value.filter(is) : []
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** The well-formed products of an answer. What a product needs is id, name, price and img; unknown fields are ignored. */
export function readProducts(answer: unknown): Product[] {
  const found = Array.isArray(answer) ? answer.map(readProduct).filter((product) => product !== undefined) : []
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at)
}

function readProduct(raw: unknown): Product | undefined {
  if (!isObject(raw)) return
  const { name, price, img, badge, oldPrice } = raw
  const id = idOf(raw.id)
  if (!id || !isText(name) || !isPrice(price) || !isLink(img)) return
  return {
    id,
    name,
    price,
    img,
    ...((badge === 'New' || badge === 'Sale') && { badge }),
    ...(isPrice(oldPrice) && { oldPrice }),
    category: textOf(raw.category),
    categoryID: idOf(raw.categoryID),
    categoryName: textOf(raw.categoryName),
    item: textOf(raw.item),
    tags: listOf(raw.tags, isText),
    rating: Math.min(5, Math.max(0, numberOf(raw.rating))),
    sold: numberOf(raw.sold),
    text: textOf(raw.text),
    picture: isPicture(raw.picture) ? raw.picture : pictureFrom(name, img),
  }
}

const isPicture = (value: unknown): value is Picture =>
  isObject(value) &&
  [value.alt, value.color].every(isText) &&
  isLink(value.base) &&
  [value.width, value.height].every(isNumber) &&
  Array.isArray(value.focal) &&
  value.focal.length === 2 &&
  value.focal.every(isNumber) &&
  Array.isArray(value.widths) &&
  value.widths.every(isNumber)

/** A product that has only its `img`. The picture element adds an ending to `base`: it becomes the address's fragment. */
const pictureFrom = (name: string, img: string): Picture => ({
  alt: name,
  focal: [0.5, 0.5],
  width: 1000,
  height: 1000,
  color: unknownColor,
  base: `${img}#`,
  widths: [],
})
