import { z } from 'zod'
import type { Picture } from '#contracts/picture.ts'
import { photo, text, whole } from '../fields.ts'
import { pictureOf } from '../pictures.ts'
import { readOne } from '../reading.ts'

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

/** The shop's products as `/data/products.json` has them (contracts/product.ts says their shape). */
export function readShopProducts(root?: string) {
  const products = readOne('template/products', Products, root)
  const categories = [...new Set(products.map(({ category }) => category))]
  return products.map(({ photo: id, category, item, details, ...product }) => {
    const pictures = [pictureOf(id), pictureOf(`${id}-2`), pictureOf(`${id}-3`)]
    return {
      ...product,
      img: smallFile(pictures[0] as Picture),
      category: slugOf(category),
      categoryID: String(categories.indexOf(category) + 1),
      categoryName: category,
      item: slugOf(item),
      details: Object.entries(details).map(([name, value]) => ({ name, value })),
      pictures,
    }
  })
}

/** Pictures of the two samples that the cart shows while it is empty: plant and hanging light. */
export const cartSampleImages = () => ['producto-planta', 'producto-colgante'].map((id) => smallFile(pictureOf(id)))

const smallFile = ({ base, widths }: Picture) => (widths[0] ? `${base}-${widths[0]}.jpg` : `${base}.svg`)
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
