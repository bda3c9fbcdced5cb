import { BlogArticle } from '#app/template/sections/blog-article/blog-article.tsx'
import { CommentForm } from '#app/template/sections/comment-form/comment-form.tsx'
import { Comments } from '#app/template/sections/comments/comments.tsx'
import { ShareLinks } from '#app/template/sections/share-links/share-links.tsx'
import type { Article } from '#reader/template/blog-content.ts'

/** The words of an article with its share icons. */
export const WholeArticle = ({ html, title, url }: Article) => (
  <BlogArticle html={html}>
    <ShareLinks title={title} url={url} />
  </BlogArticle>
)

/** The comments of an article and the form for another. */
export const Discussion = ({ comments }: Pick<Article, 'comments'>) => (
  <>
    <Comments comments={comments} />
    <CommentForm />
  </>
)
