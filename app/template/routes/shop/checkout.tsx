import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { ShortFooter } from '#app/sections/short-footer/short-footer.tsx'
import { ShopCheckout } from '#app/template/sections/shop-checkout/shop-checkout.tsx'
import { templateMeta } from '../template-meta.ts'

export const meta = templateMeta(
  'Checkout',
  'The last step: where it goes, how it travels and how it is paid. A demonstration page: nothing is sent or charged.',
)

export default function Checkout() {
  return (
    <>
      <PageHead
        size="plain"
        title="Checkout"
        from={{ name: 'Shop', to: '/shop-1' }}
        crumbs={[{ name: 'Cart', to: '/shop-cart' }, { name: 'Checkout' }]}
      />
      <ShopCheckout />
      <ShortFooter />
    </>
  )
}
