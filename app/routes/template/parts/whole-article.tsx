import { BlogArticle } from '#app/sections/blog-article/blog-article.tsx'
import { CommentForm } from '#app/sections/comment-form/comment-form.tsx'
import { Comments } from '#app/sections/comments/comments.tsx'
import { ShareLinks } from '#app/sections/share-links/share-links.tsx'
import type { newestArticle } from '#reader/template/blog-content.ts'

/** An article with its share icons, its comments and the form for another. */
export const WholeArticle = ({
  comments,
  url,
  ...article
}: ReturnType<typeof newestArticle> & { heading: 'h1' | 'h2' }) => (
  <>
    <BlogArticle {...article}>
      <ShareLinks title={article.title} url={url} />
    </BlogArticle>
    <Comments comments={comments} />
    <CommentForm />
  </>
)
