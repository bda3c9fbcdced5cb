import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { SearchPage } from '#app/sections/search-page/search-page.tsx'
import { ShortFooter } from '#app/sections/short-footer/short-footer.tsx'
import { searchPageWords } from '#words/search-page-words.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Search',
  'Search the English pages: projects, services, the people of the workshop, its journal and its shop.',
)

/** The results of a search on an English page; the server writes them (server/search-page.ts). */
export default function Search() {
  return (
    <>
      <PageHead title={searchPageWords.en.headline} size="tool" crumbs={[{ name: 'Search' }]} />
      <SearchPage />
      <ShortFooter />
    </>
  )
}
