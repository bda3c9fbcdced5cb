import { Header } from './header/header.tsx'
import { siteMenu } from './menus.ts'
import { Shell, type ShellProps } from './shell.tsx'

/** Header and footer of the Spanish pages. */
export function SiteShell({ header: _, ...props }: ShellProps) {
  const { site, path } = props
  const entries = siteMenu(site.services)
  return <Shell {...props} entries={entries} header={<Header site={site} menu={entries} path={path} />} />
}
