export const handle = { lang: 'en', shell: 'template' }

export default function ShopCheckout() {
  return <h1>ShopCheckout</h1>
}
