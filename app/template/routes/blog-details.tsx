import type { PageProps } from '#app/renderer/route.ts'
import { BlogOpening } from '#app/template/sections/blog-article/blog-opening.tsx'
import { BlogSidebar } from '#app/template/sections/blog-sidebar/blog-sidebar.tsx'
import { PageCrumbs } from '#app/template/sections/page-crumbs/page-crumbs.tsx'
import { newestArticle, sidebar } from '#reader/template/blog-content.ts'
import { Discussion, WholeArticle } from './parts/whole-article.tsx'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'A chair before it is a chair',
  'Eleven parts, twenty-two joints, and a morning in which nothing on the bench looks like something to sit on.',
)

export const loader = () => ({ article: newestArticle(), sidebar: sidebar() })

export default function BlogDetails({ loaderData: { article, sidebar } }: PageProps<typeof loader>) {
  return (
    <>
      <PageCrumbs crumbs={[{ name: 'Blog', to: '/blog' }, { name: article.title }]} />
      <BlogOpening {...article} />
      <BlogSidebar {...sidebar} searchAction="/search.php">
        <article aria-label={article.title}>
          <WholeArticle {...article} />
        </article>
      </BlogSidebar>
      <div className="grid beside">
        <Discussion {...article} />
      </div>
    </>
  )
}
