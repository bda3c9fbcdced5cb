import type { Meta, MetaArgs, PageProps } from '#app/page/route.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { SearchPage } from '#app/sections/search-page/search-page.tsx'
import { Island } from '#app/ui/island/island.tsx'
import { readPages } from '#reader/read.ts'

export const loader = () => readPages().search

export const meta = ({ loaderData }: MetaArgs<ReturnType<typeof loader>>): Meta => ({ ...loaderData, noindex: true })

export default function Search({ loaderData: { title } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead title={title} crumbs={[{ name: title }]} />
      <Island when="load">
        <SearchPage />
      </Island>
    </>
  )
}
