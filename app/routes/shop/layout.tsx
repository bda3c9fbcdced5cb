import { Outlet } from 'react-router'

export const handle = { lang: 'en', shell: 'template' }

export default function ShopLayout() {
  return <Outlet />
}
