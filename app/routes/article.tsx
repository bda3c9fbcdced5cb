import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/route.ts'
import { ArticleStory } from '#app/sections/article-story/article-story.tsx'
import { NextPage } from '#app/sections/next-page/next-page.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { articleGraph } from '#app/structured-data/pages.ts'
import { findArticle } from '#content/listing.ts'
import { plainText, renderMarkdown } from '#content/markdown.ts'
import { pictureOf } from '#content/pictures.ts'
import { fill } from '#content/placeholders.ts'
import { readSettings } from '#content/settings.ts'
import { sharePicture } from '#contracts/addresses.ts'

const wordsPerMinute = 200

/** One module for all articles. */
export function loader({ path }: LoaderArgs) {
  const found = findArticle(path.slice(1))
  if (!found) throw new Error(`There is no article at ${path}.`)
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

export const meta = ({ loaderData: { story, description } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title: story.title,
  description,
  type: 'article',
})

export default function Article({ loaderData }: PageProps<typeof loader>) {
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
