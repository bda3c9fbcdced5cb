import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { listGraph } from '#app/routes/structured-data/pages.ts'
import { ArticleList } from '#app/sections/article-list/article-list.tsx'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { newsBand, readingMinutes } from '#reader/article-page.ts'
import { newsPage, newsPages } from '#reader/listing.ts'
import { newsList, pageNumber } from '#reader/lists.ts'
import { readPages } from '#reader/read.ts'
import { listCrumbs, listMeta, pageBar } from './parts/list-page.ts'

const list = () => ({ ...readPages().news, path: newsList })

/** The news, twelve to a page: `/noticias`, `/noticias/2`, … */
export function loader({ path }: LoaderArgs) {
  const at = pageNumber(path)
  const articles = newsPage(at)
  if (!articles) throw new Error(`There is no page at ${path}.`)
  return {
    at,
    last: newsPages(),
    articles: articles.map((article) => ({ ...article, minutes: readingMinutes(article) })),
    band: newsBand(),
    structuredData: listGraph(list(), at),
  }
}

export const meta = ({ loaderData }: MetaArgs<ReturnType<typeof loader>>): Meta =>
  listMeta(loaderData, list(), loaderData.articles)

export default function News({ loaderData }: PageProps<typeof loader>) {
  const { at, last, articles, band } = loaderData
  const { title, lead } = list()
  return (
    <>
      <PageHead size="beside" title={title} lead={lead} crumbs={listCrumbs(list(), at)} />
      <ArticleList label={title} articles={articles}>
        {last > 1 && <Pagination {...pageBar(list(), loaderData)} />}
      </ArticleList>
      <Invitation {...band} />
    </>
  )
}
