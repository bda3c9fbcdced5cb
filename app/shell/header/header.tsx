import type { ReactNode } from 'react'
import { opens } from '#app/ui/drawer/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { SiteData } from '#content/site.ts'
import type { MenuEntry } from '../menus.ts'
import { SearchBox, SearchToggle } from '../search-box/search-box.tsx'
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx'
import type { Words } from '../words.ts'
import css from './header.module.css'
import { MainMenu } from './main-menu.tsx'

type HeaderProps = {
  site: SiteData
  menu: MenuEntry[]
  path: string
  w: Words
  /** Tools of this header only: the cart. */
  children?: ReactNode
}

/** Transparent over the page, dark and sticky once it scrolls (header.browser.ts). Below 1200 px the menu is in its own drawer. */
export function Header({ site, menu, path, w, children }: HeaderProps) {
  return (
    <header className={`grid ${css.header}`} data-header="">
      <div className={css.brand}>
        <a className={css.logo} href="/" aria-current={path === '/' ? 'page' : undefined}>
          {site.brand}
          <span className="visually-hidden"> — {w.home}</span>
        </a>
      </div>
      <MainMenu entries={menu} path={path} label={w.mainMenu} />
      <div className={css.tools}>
        <a className={css.phone} href={site.phone.href} aria-label={`${w.callTo} ${site.phone.text}`}>
          <Icon name="phone" size={18} />
          <span className={css.number}>{site.phone.text}</span>
        </a>
        <SearchToggle label={w.search} className={css.tool} />
        <ThemeSwitch label={w.light} className={css.tool} />
        <button type="button" className={css.tool} aria-label={w.info} {...opens('info-panel')}>
          <Icon name="info" />
        </button>
        {children}
        <button type="button" className={`${css.tool} ${css.toggle}`} aria-label={w.openMenu} {...opens('mobile-menu')}>
          <Icon name="menu" size={24} />
        </button>
      </div>
      <SearchBox label={w.searchFor} submitLabel={w.search} action={w.resultsPage} />
    </header>
  )
}
