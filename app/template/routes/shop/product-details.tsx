import type { Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { PageCrumbs } from '#app/template/sections/page-crumbs/page-crumbs.tsx'
import { ProductChoice, RelatedChoice } from '#app/template/sections/product-choice/product-choice.tsx'
import { ProductStrip } from '#app/template/sections/product-strip/product-strip.tsx'
import { ProductDetails, ProductTabs, ProductText } from '#app/template/sections/product-tabs/product-tabs.tsx'
import { ProductView } from '#app/template/sections/product-view/product-view.tsx'
import { ShareLinks } from '#app/template/sections/share-links/share-links.tsx'
import { choicePart } from '#app/template/shop/products/choice.ts'
import { productAddress } from '#contracts/addresses.ts'
import type { Product } from '#contracts/product.ts'
import { readWholeProducts, type WholeProduct } from '#reader/products.ts'
import { readSettings } from '#reader/settings.ts'
import { shopProduct } from '#reader/template/shop.ts'
import { templateMeta } from '../template-meta.ts'
import { making, sampleReviews } from './texts.ts'

const description =
  'One piece of the shop from all sides: pictures to look into, price, measures, wood and what others say.'

export const loader = () => {
  const { siteUrl, brand } = readSettings()
  return { siteUrl, brand, products: readWholeProducts() }
}

export const meta = ({ path }: MetaArgs): Meta =>
  templateMeta(path === '/product-details' ? 'Product details' : 'Product', description)({ path })

export default function ShopProduct({ path, loaderData: { siteUrl, brand, products } }: PageProps<typeof loader>) {
  const [first, ...others] = products as [WholeProduct, ...WholeProduct[]]
  const related = Object.fromEntries(products.map(({ id }) => [id, relatedTo(id, products)]))
  const shown = related[first.id] ?? []
  const url = (product: Product) => siteUrl + productAddress(product.id, path)
  return (
    <>
      <ProductChoice
        products={products.map((product) => ({
          id: product.id,
          title: `${product.name} | ${brand}`,
          parts: product !== first && <Parts product={product} url={url(product)} />,
        }))}
      >
        <View product={first} url={url(first)} />
        <ProductTabs product={first} making={making} reviews={sampleReviews} />
      </ProductChoice>
      <RelatedChoice related={related}>
        <ProductStrip
          kicker="Related"
          title="From the same tree."
          products={shown.flatMap((id) => others.filter((product) => product.id === id)).map(shopProduct)}
          spare={products.filter(({ id }) => !shown.includes(id)).map(shopProduct)}
        />
      </RelatedChoice>
    </>
  )
}

type OneProps = { product: WholeProduct; url: string }

const View = ({ product, url }: OneProps) => {
  const { name, category, categoryName } = product
  return (
    <div style={{ display: 'contents' }} {...choicePart('view')}>
      <PageCrumbs
        from={{ name: 'Shop', to: '/shop-1' }}
        crumbs={[{ name: categoryName, to: `/shop-1?category=${category}` }, { name }]}
      />
      <ProductView product={product} reviewCount={sampleReviews.length}>
        <ShareLinks title={name} url={url} />
      </ProductView>
    </div>
  )
}

/** What another product puts in the place of the first one's. */
const Parts = ({ product, url }: OneProps) => (
  <>
    <View product={product} url={url} />
    <ProductText {...product} />
    <ProductDetails {...product} />
  </>
)

/** The others, those of the same category first. */
function relatedTo(id: string, products: Product[]): string[] {
  const category = products.find((product) => product.id === id)?.category
  const others = products.filter((product) => product.id !== id)
  return others
    .toSorted((a, b) => Number(b.category === category) - Number(a.category === category))
    .slice(0, 8)
    .map((product) => product.id)
}
