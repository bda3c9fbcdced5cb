import type { Meta, MetaArgs, PageProps } from '#app/route.ts'
import { PageCrumbs } from '#app/sections/page-crumbs/page-crumbs.tsx'
import { ProductStrip } from '#app/sections/product-strip/product-strip.tsx'
import { ProductTabs } from '#app/sections/product-tabs/product-tabs.tsx'
import { ProductView } from '#app/sections/product-view/product-view.tsx'
import { ShareLinks } from '#app/sections/share-links/share-links.tsx'
import { readSettings } from '#content/settings.ts'
import { readShopProducts } from '#content/template/products.ts'
import type { Picture } from '#contracts/picture.ts'
import type { Product } from '#contracts/product.ts'
import { templateMeta } from '../template/template-meta.ts'
import { making, sampleReviews } from './texts.ts'

export const handle = { lang: 'en', shell: 'template' }

const description =
  'One piece of the shop from all sides: pictures to look into, price, measures, wood and what others say.'

export const loader = () => ({ siteUrl: readSettings().siteUrl, products: readShopProducts() })

export const meta = ({ path }: MetaArgs): Meta =>
  templateMeta(path === '/product-details' ? 'Product details' : 'Product', description)({ path })

export default function ShopProduct({ path, loaderData: { siteUrl, products } }: PageProps<typeof loader>) {
  const product = products[0] as Product
  const { id, name, category, categoryName } = product
  return (
    <>
      <PageCrumbs
        crumbs={[{ name: 'Shop', to: '/shop-1' }, { name: categoryName, to: `/shop-1?category=${category}` }, { name }]}
      />
      <ProductView key={id} product={product} reviewCount={sampleReviews.length}>
        <ShareLinks title={name} url={`${siteUrl}${path}?id=${encodeURIComponent(id)}`} />
      </ProductView>
      <ProductTabs key={`${id}-tabs`} product={product} making={making} reviews={sampleReviews} />
      <ProductStrip
        key={`${id}-related`}
        kicker="Related"
        title="From *the same tree.*"
        products={related(products, id)}
        all={{ to: '/shop-1', name: 'All products' }}
      />
    </>
  )
}

/** The others, those of the same category first. */
const related = (products: Product[], id: string) => {
  const category = products.find((product) => product.id === id)?.category
  const others = products.filter((product) => product.id !== id)
  return others
    .toSorted((a, b) => Number(b.category === category) - Number(a.category === category))
    .slice(0, 8)
    .map(({ id: other, name, price, pictures }) => ({
      id: other,
      name,
      price: `$${price.toFixed(2)}`,
      to: `/shop-product?id=${encodeURIComponent(other)}`,
      picture: pictures[0] as Picture,
    }))
}
