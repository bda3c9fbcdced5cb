import { BlogArticle } from '#app/template/sections/blog-article/blog-article.tsx'
import { CommentForm } from '#app/template/sections/comment-form/comment-form.tsx'
import { Comments } from '#app/template/sections/comments/comments.tsx'
import { ShareLinks } from '#app/template/sections/share-links/share-links.tsx'
import type { Article } from '#reader/template/blog-content.ts'

/** An article with its share icons. */
export const WholeArticle = ({ comments: _, url, ...article }: Article & { opened?: boolean }) => (
  <BlogArticle {...article}>
    <ShareLinks title={article.title} url={url} />
  </BlogArticle>
)

/** The comments of an article, and beside them the form for another. */
export const Discussion = ({ comments }: Pick<Article, 'comments'>) => (
  <div className="grid beside">
    <Comments comments={comments} />
    <CommentForm />
  </div>
)
