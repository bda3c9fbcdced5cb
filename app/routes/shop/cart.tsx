export const handle = { lang: 'en', shell: 'template' }

export default function ShopCart() {
  return <h1>ShopCart</h1>
}
