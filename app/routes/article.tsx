import type { MetaDescriptor } from 'react-router'
import { failedMeta, GrowingPageError } from '#app/growing-page.tsx'
import { pageMeta, sharePicture, titleOf } from '#app/page-meta.ts'
import { ArticleStory } from '#app/sections/article-story/article-story.tsx'
import { NextPage } from '#app/sections/next-page/next-page.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { articleGraph } from '#app/structured-data/pages.ts'
import { findArticle } from '#content/listing.ts'
import { plainText, renderMarkdown } from '#content/markdown.ts'
import { pictureOf } from '#content/pictures.ts'
import { fill } from '#content/placeholders.ts'
import { readSettings } from '#content/settings.ts'
import type { Route } from './+types/article'

const wordsPerMinute = 200

/** One route for all articles; the build makes a page for each, any other address has none. */
export function loader({ params }: Route.LoaderArgs) {
  const found = findArticle(params.slug)
  if (!found) throw new Response(null, { status: 404 })
  const { article, previous, next } = fill(found)
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

export function meta({ loaderData, error, params, matches, location }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData
    ? pageMeta({ matches, location, type: 'article', ...loaderData, title: titleOf(loaderData.story.title, matches) })
    : failedMeta(error, params, matches)
}

export const ErrorBoundary = GrowingPageError

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
