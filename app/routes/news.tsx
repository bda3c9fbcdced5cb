import type { MetaDescriptor } from 'react-router'
import { pageMeta, titleOf } from '#app/page-meta.ts'
import { ArticleList } from '#app/sections/article-list/article-list.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { plainGraph } from '#app/structured-data/pages.ts'
import { pictureOf } from '#content/pictures.ts'
import { readNews } from '#content/read.ts'
import type { Route } from './+types/news'

const title = 'Noticias'
const description =
  'Artículos escritos junto al banco: cómo elegir la madera de una casa, cómo se construye un mueble que dura y cómo se restaura uno antiguo.'

export function loader() {
  return {
    articles: readNews().map(({ postCount, title, text, date, dateTime, link, img }) => ({
      postCount,
      title,
      text,
      date,
      dateTime,
      link,
      picture: pictureOf(img),
    })),
    structuredData: plainGraph(title, '/noticias', 'CollectionPage'),
  }
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta({
    matches,
    location,
    title: titleOf(title, matches),
    description,
    structuredData: loaderData?.structuredData,
  })
}

export default function News({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={title}
        lead="Lo que aprendemos en el banco, contado sin prisa."
        crumbs={[{ name: 'Inicio', to: '/' }, { name: title }]}
      />
      <ArticleList label={title} articles={loaderData.articles} />
    </>
  )
}
