import { useId } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { SiteLink } from '#reader/site.ts'
import type { MenuEntry } from '../menus.ts'
import css from './main-menu.module.css'

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

/** An entry with pages under it. Without script it opens by hover and focus; submenu.browser.ts adds click and keys. */
function Submenu({ label, items, path }: { label: string; items: SiteLink[]; path: string }) {
  const id = useId()
  const here = items.some(({ to }) => to === path)
  return (
    <li className={css.item} data-submenu="">
      <button
        type="button"
        className={`target ${css.link}`}
        aria-expanded={false}
        aria-controls={id}
        data-here={here || undefined}
      >
        <span>{label}</span>
        <Icon name="down" size={14} />
      </button>
      <div id={id} className={css.sheet}>
        <ul className={`grid ${css.columns}`}>
          {items.map(({ label, to }, i) => (
            <li key={to} className={css.cell}>
              <a className={css.page} href={to} aria-current={to === path ? 'page' : undefined}>
                <span className="label quiet" aria-hidden="true">
                  {String(i + 1).padStart(2, '0')}
                </span>
                <span className={css.name}>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
