import { listCrumbs, listMeta, pageBar } from '#app/list-page.ts'
import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/route.ts'
import { ArticleList } from '#app/sections/article-list/article-list.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { listGraph } from '#app/structured-data/pages.ts'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { newsPage, newsPages } from '#content/listing.ts'
import { newsList, pageNumber } from '#content/lists.ts'
import { pictureOf } from '#content/pictures.ts'

const list = {
  title: 'Noticias',
  path: newsList,
  description:
    'Artículos del taller sobre cómo elegir la madera de una casa, qué horas lleva un mueble bien hecho y cómo se restaura uno antiguo.',
  holds: 'las noticias del taller: la madera de una casa, muebles que duran y restauración',
}

/** The news, twelve to a page: `/noticias`, `/noticias/2`, … */
export function loader({ path }: LoaderArgs) {
  const at = pageNumber(path)
  const articles = newsPage(at)
  if (!articles) throw new Error(`There is no page at ${path}.`)
  return {
    at,
    last: newsPages(),
    articles: articles.map(({ postCount, title, text, date, dateTime, link, img }) => ({
      postCount,
      title,
      text,
      date,
      dateTime,
      link,
      picture: pictureOf(img),
    })),
    structuredData: listGraph(list, at),
  }
}

export const meta = ({ loaderData }: MetaArgs<ReturnType<typeof loader>>): Meta => listMeta(loaderData, list)

export default function News({ loaderData }: PageProps<typeof loader>) {
  const { at, last, articles } = loaderData
  return (
    <>
      <PageHead
        title={list.title}
        lead="Cómo elegimos la madera, cuánto lleva un mueble y qué miramos en uno antiguo."
        crumbs={listCrumbs(list, at)}
      />
      <ArticleList label={list.title} articles={articles}>
        {last > 1 && <Pagination {...pageBar(list, loaderData)} />}
      </ArticleList>
    </>
  )
}
