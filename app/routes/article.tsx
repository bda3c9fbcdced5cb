import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { articleGraph } from '#app/routes/structured-data/pages.ts'
import { ArticleStory } from '#app/sections/article-story/article-story.tsx'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { NextPage } from '#app/sections/next-page/next-page.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { sharePicture } from '#contracts/addresses.ts'
import { readArticlePage } from '#reader/article-page.ts'
import { newsList } from '#reader/lists.ts'
import { articleWords } from '#reader/search.ts'
import { hitKinds } from '#words/search-words.ts'

/** One module for all articles. */
export function loader({ path }: LoaderArgs) {
  const page = readArticlePage(path.slice(1))
  if (!page) throw new Error(`There is no article at ${path}.`)
  return { ...page, structuredData: articleGraph(page.article, page.words, sharePicture(path)) }
}

export const meta = ({ loaderData: { article } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title: article.title,
  description: article.description,
  type: 'article',
  sources: [article.file],
  photo: article.picture,
  search: { kind: hitKinds.article, text: article.text, words: articleWords(article) },
})

export default function Article({ loaderData }: PageProps<typeof loader>) {
  const { w, story, band, next, previous } = loaderData
  return (
    <>
      <PageHead title={w.masthead} size="masthead" crumbs={[{ name: w.blog, to: newsList }]} />
      <ArticleStory {...story} />
      <Invitation {...band} />
      <NextPage name={w.more} next={next} previous={previous} />
    </>
  )
}
