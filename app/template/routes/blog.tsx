import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { BlogList } from '#app/template/sections/blog-list/blog-list.tsx'
import { BlogSidebar } from '#app/template/sections/blog-sidebar/blog-sidebar.tsx'
import { Fold } from '#app/ui/fold/fold.tsx'
import { findFilter, newestArticle, posts, sidebar } from '#reader/template/blog-content.ts'
import { Discussion, WholeArticle } from './parts/whole-article.tsx'
import { templateMeta } from './template-meta.ts'

const kinds = { archive: 'Archive', category: 'Category', tag: 'Tag' }

/** All posts at `/blog`, the newest to be read there; those of a month, a category or a tag at `/blog/archive/2023-06`, `/blog/tag/oak`, … */
export function loader({ path }: LoaderArgs) {
  const common = { sidebar: sidebar() }
  if (path === '/blog') return { ...common, newest: newestArticle(), posts: posts(), filter: null }
  const filter = findFilter(path)
  if (!filter) throw new Error(`The journal has no filter at ${path}.`)
  const { name, kind, to } = filter
  return { ...common, newest: null, posts: filter.posts, filter: { name, label: kinds[kind], to } }
}

export function meta({ loaderData, path }: MetaArgs<ReturnType<typeof loader>>): Meta {
  if (!loaderData.filter)
    return templateMeta(
      'Blog',
      'The journal of the workshop: joints, boards, restorations, and what is decided before the glue.',
    )({ path })
  const { name, label } = loaderData.filter
  return templateMeta(
    `${name} — Blog`,
    `${label} “${name}” of the workshop’s journal: what is written there of joints, boards and restorations.`,
  )({ path })
}

export default function Blog({ loaderData: { newest, posts, sidebar, filter } }: PageProps<typeof loader>) {
  return (
    <>
      {filter ? (
        <PageHead
          title={filter.name}
          label={filter.label}
          lead={`${posts.length} ${posts.length === 1 ? 'post' : 'posts'}`}
          crumbs={[{ name: 'Blog', to: '/blog' }, { name: filter.name }]}
        />
      ) : (
        <PageHead title="Beside the bench." label="Journal" crumbs={[{ name: 'Blog' }]} />
      )}
      <BlogSidebar {...sidebar} current={filter?.to}>
        <BlogList posts={posts}>
          {newest && (
            <Fold summary={<span>Read it here, and what was said of it</span>}>
              <WholeArticle {...newest} />
              <Discussion {...newest} />
            </Fold>
          )}
        </BlogList>
      </BlogSidebar>
    </>
  )
}
