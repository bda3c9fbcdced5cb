import type { PageProps } from '#app/renderer/route.ts'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { BlogOpening } from '#app/template/sections/blog-article/blog-opening.tsx'
import { BlogSidebar } from '#app/template/sections/blog-sidebar/blog-sidebar.tsx'
import { PageCrumbs } from '#app/template/sections/page-crumbs/page-crumbs.tsx'
import { newestArticle, sidebar } from '#reader/template/blog-content.ts'
import { invitation } from '#reader/template/house.ts'
import { Discussion, WholeArticle } from './parts/whole-article.tsx'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'A chair before it is a chair',
  'Eleven parts, twenty-two joints, and a morning in which nothing on the bench looks like something to sit on.',
)

export const loader = () => ({ article: newestArticle(), sidebar: sidebar(), contact: invitation() })

export default function BlogDetails({ loaderData: { article, sidebar, contact } }: PageProps<typeof loader>) {
  return (
    <>
      <PageCrumbs crumbs={[{ name: 'Blog', to: '/blog' }, { name: article.title }]} />
      <BlogOpening {...article} />
      <BlogSidebar {...sidebar} searchAction="/search.php">
        <WholeArticle {...article} opened />
      </BlogSidebar>
      <Discussion {...article} />
      <Invitation {...contact} />
    </>
  )
}
