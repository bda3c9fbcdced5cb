import type { PageProps } from '#app/renderer/route.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { ShortFooter } from '#app/sections/short-footer/short-footer.tsx'
import { ShopCart } from '#app/template/sections/shop-cart/shop-cart.tsx'
import { cartSampleImages } from '#reader/products.ts'
import { templateMeta } from '../template-meta.ts'

export const meta = templateMeta(
  'Cart',
  'What you have put aside: each piece with its price and quantity, the tax and what it all comes to in the end.',
)

export const loader = () => ({ samples: cartSampleImages() })

export default function Cart({ loaderData: { samples } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead size="plain" title="Cart" from={{ name: 'Shop', to: '/shop-1' }} crumbs={[{ name: 'Cart' }]} />
      <ShopCart samples={samples} />
      <ShortFooter />
    </>
  )
}
