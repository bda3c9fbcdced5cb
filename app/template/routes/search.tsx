import type { PageProps } from '#app/renderer/route.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { SearchPage } from '#app/sections/search-page/search-page.tsx'
import { SearchWays } from '#app/sections/search-page/search-ways.tsx'
import { ShortFooter } from '#app/sections/short-footer/short-footer.tsx'
import { sidebar } from '#reader/template/blog-content.ts'
import { shopProducts } from '#reader/template/shop.ts'
import { searchPageWords } from '#words/search-page-words.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Search',
  'Search the English pages: projects, services, the people of the workshop, its journal and its shop.',
)

const workshop = [
  { to: '/project-1', name: 'Projects' },
  { to: '/service-1', name: 'Services' },
  { to: '/team', name: 'Team' },
  { to: '/blog', name: 'Journal' },
  { to: '/shop-1', name: 'Shop' },
]

export const loader = () => ({
  groups: [
    { name: 'The workshop', ways: workshop },
    { name: 'In the journal', ways: sidebar().tags },
  ],
  seen: { name: 'In the shop', things: shopProducts().slice(0, 6) },
})

/** The results of a search on an English page; the server writes them (server/search-page.ts). */
export default function Search({ loaderData: { groups, seen } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead title={searchPageWords.en.headline} size="masthead" crumbs={[{ name: 'Search' }]} />
      <SearchPage />
      <SearchWays groups={groups} seen={seen} />
      <ShortFooter />
    </>
  )
}
