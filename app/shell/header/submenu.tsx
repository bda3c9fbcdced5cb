import { useId } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { SiteLink } from '#reader/site.ts'
import css from './main-menu.module.css'

type Props = { label: string; items: SiteLink[]; path: string }

/** An entry with pages under it. Without script it opens by hover and focus; submenu.browser.ts adds click and keys. */
export function Submenu({ label, items, path }: Props) {
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
