import type { PageProps } from '#app/renderer/route.ts'
import { Banner } from '#app/sections/banner/banner.tsx'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { NewsCards } from '#app/sections/news-cards/news-cards.tsx'
import { ServicesStrip } from '#app/sections/services-strip/services-strip.tsx'
import { HeroShelf } from '#app/template/sections/hero-shelf/hero-shelf.tsx'
import { ProductStrip } from '#app/template/sections/product-strip/product-strip.tsx'
import { englishPicture } from '#reader/pictures.ts'
import { journal } from '#reader/template/blog-content.ts'
import { invitation, leftovers } from '#reader/template/house.ts'
import { serviceRows } from '#reader/template/services-content.ts'
import { shopProducts } from '#reader/template/shop.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Home 9',
  'The shop first: three pieces on one shelf, the rest in a row, and the workshop that makes them behind it.',
)

export const loader = () => ({
  products: shopProducts(),
  wood: leftovers(),
  services: serviceRows(),
  news: journal(2),
  contact: { ...invitation(1), picture: englishPicture('sobre-historia') },
})

export default function Home9({ loaderData }: PageProps<typeof loader>) {
  const { products, wood, services, news, contact } = loaderData
  return (
    <>
      <HeroShelf
        title={'Small things,\n*slowly.*'}
        text="Stools, lamps and boards from the same trees as our kitchens."
        products={[2, 0, 1].flatMap((i) => products[i] ?? [])}
        link={{ to: '/shop-1', name: 'Go to the shop' }}
      />
      <ProductStrip kicker="From the shop" title="Made of what was left." products={products.slice(3)} />
      <Banner {...wood} />
      <ServicesStrip kicker="Services" title="And the larger things." services={services} open={1} />
      <NewsCards {...news} />
      <Invitation {...contact} bleed="start" />
    </>
  )
}
