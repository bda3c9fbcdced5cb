import { z } from 'zod'
import { productAddress } from '#contracts/addresses.ts'
import { jpegOf, type Picture, thumbnailOf } from '#contracts/picture-data.ts'
import type { Product } from '#contracts/product.ts'
import type { SearchEntry } from '#contracts/search.ts'
import { englishHitKinds } from '#words/search-words.ts'
import { photo, text, whole } from './fields.ts'
import { imageOf, pictureOf } from './pictures.ts'
import { readOne } from './reading.ts'

const price = z.number({ error: 'a price in dollars' }).positive({ error: 'a price above 0' })
const Products = z.array(
  z.strictObject({
    id: text,
    name: text,
    price,
    badge: z.enum(['New', 'Sale'], { error: '"New" or "Sale"' }).optional(),
    oldPrice: price.optional(),
    category: text,
    item: text,
    sku: text,
    tags: z.array(text),
    rating: whole,
    sold: whole,
    photo,
    text,
    details: z.record(z.string(), text),
  }),
)

/** A product with what only its own page shows. */
export type WholeProduct = ReturnType<typeof readWholeProducts>[number]
/** `caption`: what it is called beside the others. */
export type ProductPicture = Picture & { caption: string }

export function readWholeProducts() {
  const products = readOne('template/products', Products)
  const categories = [...new Set(products.map(({ category }) => category))]
  return products.map(({ photo: id, category, item, details, badge, oldPrice, ...product }) => {
    const picture = imageOf(pictureOf(id))
    return {
      ...product,
      ...(badge && { badge }),
      ...(oldPrice && { oldPrice }),
      img: jpegOf(picture),
      category: slugOf(category),
      categoryID: String(categories.indexOf(category) + 1),
      categoryName: category,
      item: slugOf(item),
      details: Object.entries(details).map(([name, value]) => ({ name, value })),
      picture,
      /** Three; the first is `picture`. */
      pictures: [id, `${id}-2`, `${id}-3`].map(captioned),
    }
  })
}

/** The shop's products as `/data/products.json` lists them. */
export const readShopProducts = (): Product[] =>
  readWholeProducts().map(({ sku, details, pictures, ...product }) => product)

function captioned(id: string): ProductPicture {
  const { id: _, credit, ...picture } = pictureOf(id)
  return picture
}

/** Pictures of the two samples that the cart shows while it is empty: plant and hanging light. */
export const cartSampleImages = () => ['producto-planta', 'producto-colgante'].map((id) => jpegOf(pictureOf(id)))

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Each as a hit of the English search: one page shows them all, by the id in its address. */
export const productEntries = (): SearchEntry[] =>
  readWholeProducts().map(({ id, name, text, picture, categoryName, tags, details }) => ({
    kind: englishHitKinds.good,
    title: name,
    url: productAddress(id),
    text,
    ...thumbnailOf(picture),
    words: [text, categoryName, ...tags, ...details.map(({ value }) => value)].join('\n'),
  }))
