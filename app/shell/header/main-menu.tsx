import type { MenuEntry } from '../menus.ts'
import css from './main-menu.module.css'
import { Submenu } from './submenu.tsx'

type Props = { entries: MenuEntry[]; path: string; label: string }

/** The menu of wide windows; an entry with pages under it opens a sheet across the six columns. */
export function MainMenu({ entries, path, label }: Props) {
  return (
    <nav className={`cut-out ${css.nav}`} aria-label={label}>
      <ul className={css.list}>
        {entries.map(({ label, to, items }) =>
          items ? (
            <Submenu key={label} label={label} items={items} path={path} />
          ) : (
            <li key={label} className={css.item}>
              <a className={`target ${css.link}`} href={to ?? '/'} aria-current={path === to ? 'page' : undefined}>
                <span>{label}</span>
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
