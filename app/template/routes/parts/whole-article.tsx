import { BlogArticle } from '#app/template/sections/blog-article/blog-article.tsx'
import { CommentForm } from '#app/template/sections/comment-form/comment-form.tsx'
import { Comments } from '#app/template/sections/comments/comments.tsx'
import { ShareLinks } from '#app/template/sections/share-links/share-links.tsx'
import type { newestArticle } from '#reader/template/blog-content.ts'

/** An article with its share icons, its comments and the form for another. */
export const WholeArticle = ({
  comments,
  url,
  ...article
}: ReturnType<typeof newestArticle> & { opened?: boolean }) => (
  <>
    <BlogArticle {...article}>
      <ShareLinks title={article.title} url={url} />
    </BlogArticle>
    <Comments comments={comments} />
    <CommentForm />
  </>
)
