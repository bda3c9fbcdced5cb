import type { MetaDescriptor } from 'react-router'
import { pageMeta, sharePicture, titleOf } from '#app/page-meta.ts'
import { ArticleStory } from '#app/sections/article-story/article-story.tsx'
import { NextPage } from '#app/sections/next-page/next-page.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { articleGraph } from '#app/structured-data/pages.ts'
import { plainText, renderMarkdown } from '#content/markdown.ts'
import { pictureOf } from '#content/pictures.ts'
import { fill } from '#content/placeholders.ts'
import { readNews } from '#content/read.ts'
import { readSettings } from '#content/settings.ts'
import type { Route } from './+types/article'

const wordsPerMinute = 200

/** One module for all articles; the table of addresses lists them. */
export function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.replaceAll('/', '')
  const news = fill(readNews())
  const at = news.findIndex((article) => article.slug === slug)
  const article = news[at]
  const next = news[(at + 1) % news.length]
  const previous = news.at(at - 1)
  if (!article || !next || !previous) throw new Response(null, { status: 404 })
  const { title, text, description, date, dateTime, postCount, img, body } = article
  const words = plainText(body).split(' ').length
  return {
    masthead: `Blog ${readSettings().brand}`,
    description,
    story: {
      title,
      text,
      date,
      dateTime,
      postCount,
      author: `Taller ${readSettings().brand}`,
      minutes: Math.max(1, Math.round(words / wordsPerMinute)),
      picture: pictureOf(img),
      html: renderMarkdown(body, { lower: 1 }).html,
    },
    next: { to: next.link, label: `Siguiente — ${next.postCount}`, title: next.title, picture: pictureOf(next.img) },
    previous: { to: previous.link, label: `Anterior — ${previous.postCount}`, title: previous.title },
    structuredData: articleGraph(article, words, sharePicture(article.link)),
  }
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData
    ? pageMeta({ matches, location, type: 'article', ...loaderData, title: titleOf(loaderData.story.title, matches) })
    : []
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { masthead, story, next, previous } = loaderData
  return (
    <>
      <PageHead
        title={masthead}
        size="masthead"
        crumbs={[
          { name: 'Inicio', to: '/' },
          { name: 'Blog', to: '/noticias' },
        ]}
      />
      <ArticleStory {...story} />
      <NextPage name="Más artículos" next={next} previous={previous} />
    </>
  )
}
