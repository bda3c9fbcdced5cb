import { Drawer } from '#app/ui/drawer/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useWords } from '#app/ui/language/language.ts'
import type { SiteData } from '#reader/site.ts'
import { shellWords } from '#words/shell-words.ts'
import { ContactLinks } from '../contact-links/contact-links.tsx'
import type { MenuEntry } from '../menus.ts'
import css from './mobile-menu.module.css'

type Props = { site: SiteData; entries: MenuEntry[]; path: string }

/** The menu below 1200 px: slides in, its submenus unfold. On phones it opens under the thumb. */
export function MobileMenu({ site, entries, path }: Props) {
  const w = useWords(shellWords)
  const here = (to: string | undefined) => (to === path ? 'page' : undefined)
  const ways = [
    { label: w.design, to: '/disena' },
    { label: w.how, to: '/como-trabajamos' },
  ]
  return (
    <Drawer id="mobile-menu" label={w.menu} closeLabel={w.closeMenu} from="bottom" className={`on-second ${css.menu}`}>
      <nav className={css.nav} aria-label={w.menu}>
        <ul data-many={entries.length > 5 || undefined}>
          {entries.map(({ label, to, items }) => (
            <li key={label} className={css.entry}>
              {items ? (
                <details name="mobile-menu-entry">
                  <summary className={`apart ${css.name}`}>
                    {label}
                    <Icon name="plus" size={22} />
                  </summary>
                  <ul className={css.pages}>
                    {items.map((item, i) => (
                      <li key={item.to}>
                        <a className={css.page} href={item.to} aria-current={here(item.to)}>
                          <span className="label quiet" aria-hidden="true">
                            {String(i + 1).padStart(2, '0')}
                          </span>
                          {item.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <a className={`apart ${css.name}`} href={to} aria-current={here(to)}>
                  {label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <p className={`wraps apart ${css.ways}`}>
        {ways.map(({ label, to }) => (
          <a key={to} href={to} className="link" hrefLang="es" aria-current={here(to)}>
            {label}
          </a>
        ))}
      </p>
      <div className={`wraps apart ${css.foot}`}>
        <a href={site.phone.href} className="link">
          {site.phone.text}
        </a>
        <ContactLinks site={site} />
      </div>
    </Drawer>
  )
}
