import { Island } from '#app/renderer/island/island.tsx'
import type { Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { ShopList } from '#app/template/sections/shop-list/shop-list.tsx'
import { ShopSidebar } from '#app/template/sections/shop-sidebar/shop-sidebar.tsx'
import { readShopProducts } from '#reader/products.ts'
import { readSettings } from '#reader/settings.ts'
import { templateMeta } from '../template-meta.ts'

const lists = {
  '/shop-1': {
    name: 'Shop 1',
    title: 'Made of what was left.',
    lead: 'Stools, lamps and boards from the same trees as our kitchens.',
    sidebar: 'left',
    description:
      'Small pieces from the workshop, with categories and prices at the left: stools, lamps, boards, boxes.',
  },
  '/shop-2': {
    name: 'Shop 2',
    title: 'Small things, slowly.',
    lead: 'Nothing here took less than a day, and nothing will need replacing.',
    sidebar: 'right',
    description: 'Small pieces from the workshop, with categories and prices at the right: chairs, shelves, trays.',
  },
  '/shop-3': {
    name: 'Shop 3',
    title: 'Every piece from one bench.',
    lead: 'Everything that the workshop sells over the counter, on three shelves.',
    sidebar: 'none',
    description: 'Everything that the workshop sells over the counter, four to a row: seats, lamps, mirrors and boxes.',
  },
} as const
type Path = keyof typeof lists

const listAt = (path: string) => lists[path as Path]

export const loader = () => ({ endpoint: readSettings().category.endpoint, products: readShopProducts() })

export function meta({ path }: MetaArgs): Meta {
  const { name, description } = listAt(path)
  return templateMeta(name, description)({ path })
}

export default function ShopListPage({ path, loaderData: { endpoint, products } }: PageProps<typeof loader>) {
  const { title, lead, sidebar } = listAt(path)
  return (
    <>
      <PageHead size="plain" title={title} label="Oak and walnut" lead={lead} crumbs={[{ name: 'Shop' }]} />
      <ShopList products={products} sidebar={sidebar}>
        {sidebar !== 'none' && (
          <Island>
            <ShopSidebar endpoint={endpoint} />
          </Island>
        )}
      </ShopList>
    </>
  )
}
