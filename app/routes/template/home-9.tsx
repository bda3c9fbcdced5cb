import type { PageProps } from '#app/route.ts'
import { Banner } from '#app/sections/banner/banner.tsx'
import { HeroShelf } from '#app/sections/hero-shelf/hero-shelf.tsx'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { NewsCards } from '#app/sections/news-cards/news-cards.tsx'
import { ProductStrip } from '#app/sections/product-strip/product-strip.tsx'
import { ServicesBoxes } from '#app/sections/services-boxes/services-boxes.tsx'
import { newsItems } from './content/blog.ts'
import { invitation } from './content/house.ts'
import { leftovers, shopProducts } from './content/products.ts'
import { serviceItems } from './content/services.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Home 9',
  'The shop first: three pieces on one shelf, the rest in a row, and the workshop that makes them behind it.',
)

export const loader = () => ({
  products: shopProducts(),
  wood: leftovers(),
  services: serviceItems(),
  news: newsItems(),
  contact: invitation(),
})

export default function Home9({ loaderData }: PageProps<typeof loader>) {
  const { products, wood, services, news, contact } = loaderData
  return (
    <>
      <HeroShelf
        title={'Small things,\n*slowly.*'}
        text="Stools, lamps and boards from the same trees as our kitchens."
        products={products.slice(0, 3)}
        link={{ to: '/shop-1', name: 'Go to the shop' }}
      />
      <ProductStrip
        kicker="From the shop"
        title="Made of *what was left.*"
        products={products.slice(3)}
        all={{ to: '/shop-1', name: 'All products' }}
      />
      <Banner {...wood} />
      <ServicesBoxes kicker="Services" title="And the *larger things.*" boxes={services} />
      <NewsCards
        kicker="Journal"
        title="Written *beside the bench.*"
        items={news}
        all={{ to: '/blog', name: 'All articles' }}
      />
      <Invitation {...contact} />
    </>
  )
}
