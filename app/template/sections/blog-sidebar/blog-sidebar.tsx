import { type ReactNode, useId } from 'react'
import { Fold } from '#app/ui/fold/fold.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './blog-sidebar.module.css'

type SideLink = { name: string; to: string; meta?: string }
type SidebarData = {
  recentPosts: SideLink[]
  recentComments: SideLink[]
  archives: SideLink[]
  categories: SideLink[]
  tags: SideLink[]
}

type Props = SidebarData & {
  /** Address of the list that is shown. */
  current?: string | undefined
  /** One form has the specification's address, which leads to the other's. */
  searchAction?: string
  children: ReactNode
}

/** A page of the blog, and beside it the sidebar: search, lists, tags. */
export function BlogSidebar({
  recentPosts,
  recentComments,
  archives,
  categories,
  tags,
  current,
  searchAction = '/search',
  children,
}: Props) {
  return (
    <div className={`grid beside ${css.columns}`}>
      <div className={css.main}>{children}</div>
      <aside className={`on-paper ${css.aside}`} aria-label="Sidebar">
        <Search action={searchAction} />
        <Fold summary={<span>Recent posts and comments</span>} opensWide="summaryless">
          <div className={css.recent}>
            <Links title="Recent posts" links={recentPosts} look="titles" />
            <Links title="Recent comments" links={recentComments} look="titles" />
          </div>
        </Fold>
        <Fold summary={<span>Archives, categories and tags</span>} opensWide="summaryless">
          <div className={css.lists}>
            <Links title="Archives" links={archives} look="counts" current={current} />
            <Links title="Categories" links={categories} look="counts" current={current} />
            <Links title="Tags" links={tags} look="tags" current={current} />
          </div>
        </Fold>
      </aside>
    </div>
  )
}

/** The site's own search. */
function Search({ action }: { action: string }) {
  const field = useId()
  return (
    <search>
      <form action={action} method="get">
        <label htmlFor={field} className="label quiet">
          Search
        </label>
        <div className={`row ${css.line}`}>
          <input
            id={field}
            type="search"
            name="search"
            placeholder="Search..."
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className="icon-link" aria-label="Search">
            <Icon name="search" />
          </button>
        </div>
      </form>
    </search>
  )
}

type LinksProps = {
  title: string
  links: SideLink[]
  look: 'titles' | 'counts' | 'tags'
  current?: string | undefined
}

function Links({ title, links, look, current }: LinksProps) {
  const heading = useId()
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading} className={`label quiet ${css.title}`}>
        {title}
      </h2>
      <ul className={css.links} data-look={look}>
        {links.map(({ name, to, meta }) => (
          <li key={name}>
            <a
              href={to}
              className={look === 'tags' ? 'target' : undefined}
              aria-current={to === current ? 'page' : undefined}
            >
              {name}
            </a>
            {meta && <span className="caption">{meta}</span>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
