export const handle = { lang: 'en', shell: 'template' }

export default function ShopProduct() {
  return <h1>ShopProduct</h1>
}
