import { Island } from '#app/renderer/island/island.tsx'
import type { Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { SearchEnd } from '#app/sections/search-page/search-end.tsx'
import { SearchPage } from '#app/sections/search-page/search-page.tsx'
import { SearchWays } from '#app/sections/search-page/search-ways.tsx'
import { ShortFooter } from '#app/sections/short-footer/short-footer.tsx'
import { readPages } from '#reader/read.ts'
import { servicePriceWords } from '#reader/service-prices.ts'
import { readSite } from '#reader/site.ts'
import { searchPageWords } from '#words/search-page-words.ts'
import { designWays, serviceWays, workshopWays } from './parts/ways-on.ts'

export const loader = () => ({
  ...readPages().search,
  groups: [serviceWays(), workshopWays(), designWays()],
  end: { quote: { to: '/presupuesto', name: servicePriceWords().quote }, phone: readSite().phone },
})

export const meta = ({ loaderData }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title: loaderData.title,
  description: loaderData.description,
  noindex: true,
})

export default function Search({ loaderData: { title, groups, end } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead title={searchPageWords.es.headline} size="masthead" crumbs={[{ name: title }]} />
      <Island when="load">
        <SearchPage />
      </Island>
      <SearchWays groups={groups} />
      <SearchEnd {...end} />
      <ShortFooter />
    </>
  )
}
