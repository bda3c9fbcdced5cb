import type { PageProps } from '#app/page/route.ts'
import { BlogArticle } from '#app/sections/blog-article/blog-article.tsx'
import { BlogSidebar } from '#app/sections/blog-sidebar/blog-sidebar.tsx'
import { CommentForm } from '#app/sections/comment-form/comment-form.tsx'
import { Comments } from '#app/sections/comments/comments.tsx'
import { PageCrumbs } from '#app/sections/page-crumbs/page-crumbs.tsx'
import { ShareLinks } from '#app/sections/share-links/share-links.tsx'
import { readSettings } from '#reader/settings.ts'
import { articleHtml, comments, posts, sidebar } from '#reader/template/blog-content.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'A chair before it is a chair',
  'Eleven parts, twenty-two joints, and a morning in which nothing on the bench looks like something to sit on.',
)

/** One form keeps the specification's address, which leads to `/buscar`. */
const spanishSearch = { action: '/search.php', note: 'Looks through the Spanish pages.' }

export function loader() {
  const [post] = posts()
  if (!post) throw new Error('The template has no article to show.')
  return {
    post,
    sidebar: sidebar(),
    comments: comments(),
    html: articleHtml(),
    url: `${readSettings().siteUrl}/blog-details`,
  }
}

export default function BlogDetails({ loaderData: { post, sidebar, comments, html, url } }: PageProps<typeof loader>) {
  return (
    <>
      <PageCrumbs crumbs={[{ name: 'Blog', to: '/blog' }, { name: post.title }]} />
      <BlogSidebar {...sidebar} search={spanishSearch}>
        <BlogArticle {...post} html={html}>
          <ShareLinks title={post.title} url={url} />
        </BlogArticle>
        <Comments comments={comments} />
        <CommentForm />
      </BlogSidebar>
    </>
  )
}
