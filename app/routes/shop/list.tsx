export const handle = { lang: 'en', shell: 'template' }

export default function ShopList() {
  return <h1>ShopList</h1>
}
