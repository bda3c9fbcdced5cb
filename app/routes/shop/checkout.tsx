import { useNavigation, useSubmit } from 'react-router'
import { showDemoToast } from '#app/behaviour/demo-toast.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { ShopCheckout } from '#app/sections/shop-checkout/shop-checkout.tsx'
import { cartSampleImages } from '#content/template/products.ts'
import { templateMeta } from '../template/template-meta.ts'
import type { Route } from './+types/checkout'

export const handle = { lang: 'en', shell: 'template' }
export const meta = templateMeta(
  'Checkout',
  'The last step: where it goes, how it travels and how it is paid. A demonstration page: nothing is sent or charged.',
)

export const loader = () => ({ samples: cartSampleImages() })

/** Nothing leaves the browser: the order ends with a toast that says so. */
export async function clientAction() {
  await showDemoToast()
  return null
}

export const shouldRevalidate = () => false

export default function Checkout({ loaderData: { samples } }: Route.ComponentProps) {
  const submit = useSubmit()
  const busy = useNavigation().state === 'submitting'
  const order = () => submit(null, { method: 'post', replace: true, preventScrollReset: true })
  return (
    <>
      <PageHead
        lang="en"
        size="plain"
        title="Checkout"
        label="Shop"
        crumbs={[{ name: 'Shop', to: '/shop-1' }, { name: 'Cart', to: '/shop-cart' }, { name: 'Checkout' }]}
      />
      <ShopCheckout samples={samples} busy={busy} onOrder={order} />
    </>
  )
}
