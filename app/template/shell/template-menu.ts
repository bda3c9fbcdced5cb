import type { MenuEntry } from '#app/shell/menus.ts'

const numbered = (label: string, path: string, numbers: number[]) =>
  numbers.map((n) => ({ label: `${label} ${n}`, to: `${path}-${n}` }))

export const templateMenu: MenuEntry[] = [
  { label: 'Home', items: numbered('Home', '/home', [2, 3, 4, 5, 6, 7, 8, 9, 10]) },
  {
    label: 'Projects',
    items: [
      ...numbered('Projects', '/project', [1, 2, 3]),
      { label: 'Project details', to: '/project-details' },
      { label: 'Project details 2', to: '/project-details-2' },
    ],
  },
  {
    label: 'Services',
    items: [...numbered('Services', '/service', [1, 2]), { label: 'Service details', to: '/service-details' }],
  },
  {
    label: 'Team',
    items: [
      { label: 'Team', to: '/team' },
      { label: 'Team details', to: '/team-details' },
    ],
  },
  {
    label: 'Blog',
    items: [
      { label: 'Blog', to: '/blog' },
      { label: 'Blog details', to: '/blog-details' },
    ],
  },
  {
    label: 'Shop',
    items: [
      ...numbered('Shop', '/shop', [1, 2, 3]),
      { label: 'Product', to: '/shop-product' },
      { label: 'Product details', to: '/product-details' },
      { label: 'Cart', to: '/shop-cart' },
      { label: 'Checkout', to: '/shop-checkout' },
    ],
  },
  {
    label: 'Pages',
    items: [
      { label: 'Login', to: '/login' },
      { label: 'Coming soon', to: '/coming-soon' },
      { label: 'About', to: '/sobre-nosotros' },
      { label: 'Contact', to: '/contacto' },
    ],
  },
]
