import type { PageProps } from '#app/route.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { ShopCart } from '#app/sections/shop-cart/shop-cart.tsx'
import { cartSampleImages } from '#content/template/products.ts'
import { templateMeta } from '../template/template-meta.ts'

export const meta = templateMeta(
  'Cart',
  'What you have put aside: each piece with its price and quantity, the tax and what it all comes to in the end.',
)

export const loader = () => ({ samples: cartSampleImages() })

export default function Cart({ loaderData: { samples } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead
        lang="en"
        size="plain"
        title="Cart"
        label="Shop"
        crumbs={[{ name: 'Shop', to: '/shop-1' }, { name: 'Cart' }]}
      />
      <ShopCart samples={samples} />
    </>
  )
}
