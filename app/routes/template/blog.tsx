import type { PageProps } from '#app/route.ts'
import { BlogList } from '#app/sections/blog-list/blog-list.tsx'
import { BlogSidebar } from '#app/sections/blog-sidebar/blog-sidebar.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { posts, sidebar } from './content/blog.ts'
import { templateMeta } from './template-meta.ts'

export const handle = { lang: 'en', shell: 'template' }
export const meta = templateMeta(
  'Blog',
  'The journal of the workshop: joints, boards, restorations, and what is decided before the glue.',
)

export const loader = () => ({ posts: posts(), sidebar: sidebar() })

export default function Blog({ loaderData: { posts, sidebar } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead
        lang="en"
        title="Beside *the bench.*"
        label="Blog"
        crumbs={[{ name: 'Home', to: '/home-3' }, { name: 'Blog' }]}
      />
      <BlogSidebar {...sidebar}>
        <BlogList posts={posts} />
      </BlogSidebar>
    </>
  )
}
