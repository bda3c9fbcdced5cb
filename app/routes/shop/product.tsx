import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useHydrated } from '#app/behaviour/use-hydrated.ts'
import { PageCrumbs } from '#app/sections/page-crumbs/page-crumbs.tsx'
import { ProductStrip } from '#app/sections/product-strip/product-strip.tsx'
import { ProductTabs } from '#app/sections/product-tabs/product-tabs.tsx'
import { ProductView } from '#app/sections/product-view/product-view.tsx'
import { ShareLinks } from '#app/sections/share-links/share-links.tsx'
import type { Picture } from '#content/pictures.ts'
import { readSettings } from '#content/settings.ts'
import { templateMeta } from '../template/template-meta.ts'
import type { Route } from './+types/product'
import { making, sampleReviews } from './texts.ts'
import { type ShopData, useShop } from './use-shop.ts'

export const handle = { lang: 'en', shell: 'template' }

const description =
  'One piece of the shop from all sides: pictures to look into, price, measures, wood and what others say.'

export const loader = () => ({ siteUrl: readSettings().siteUrl, brand: readSettings().brand })

export function meta({ matches, location }: Route.MetaArgs) {
  const name = location.pathname.startsWith('/product-details') ? 'Product details' : 'Product'
  return templateMeta(name, description)({ matches, location })
}

export default function ShopProduct({ loaderData: { siteUrl, brand } }: Route.ComponentProps) {
  const { products } = useShop()
  const { product, chosen } = useChosen(products)
  const { pathname } = useLocation()
  const { id, name, category, categoryName } = product

  useEffect(() => {
    if (chosen) document.title = `${name} | ${brand}`
  }, [chosen, name, brand])

  return (
    <>
      <PageCrumbs
        crumbs={[{ name: 'Shop', to: '/shop-1' }, { name: categoryName, to: `/shop-1?category=${category}` }, { name }]}
      />
      <ProductView key={id} product={product} reviewCount={sampleReviews.length}>
        <ShareLinks title={name} url={`${siteUrl}${pathname.replace(/\/$/, '')}?id=${encodeURIComponent(id)}`} />
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

/** `?id=` picks the product; without it, and for an unknown one, the first stands there. */
function useChosen(products: ShopData['products']) {
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  const chosen = hydrated ? products.find(({ id }) => id === search.get('id')) : undefined
  return { product: chosen ?? (products[0] as ShopData['products'][number]), chosen: chosen !== undefined }
}

/** The others, those of the same category first. */
const related = (products: ShopData['products'], id: string) => {
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
