import type { ReactNode } from 'react'
import { opens } from '#app/ui/drawer/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useWords } from '#app/ui/language/language.ts'
import type { SiteData } from '#reader/site.ts'
import { shellWords } from '#words/shell-words.ts'
import type { MenuEntry } from '../menus.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import css from './header.module.css'
import { headerAttribute } from './header-attribute.ts'
import { HeaderTools } from './header-tools.tsx'
import { MainMenu } from './main-menu.tsx'

type HeaderProps = {
  site: SiteData
  menu: MenuEntry[]
  path: string
  /** Tools of this header only: the cart. */
  children?: ReactNode
}

/** Transparent over the page, dark and sticky once it scrolls (header.browser.ts). Below 1200 px the menu is in its own drawer. */
export function Header({ site, menu, path, children }: HeaderProps) {
  const w = useWords(shellWords)
  return (
    <header className={`grid ${css.header}`} {...headerAttribute}>
      <div className={`cut-out ${css.brand}`}>
        <a className={css.logo} href="/" aria-current={path === '/' ? 'page' : undefined}>
          {site.brand}
          <span className="visually-hidden"> — {w.home}</span>
        </a>
      </div>
      <MainMenu entries={menu} path={path} label={w.mainMenu} />
      <div className={`cut-out no-print ${css.tools}`}>
        <a className={`target tints ${css.phone}`} href={site.phone.href} aria-label={`${w.callTo} ${site.phone.text}`}>
          <Icon name="phone" size={18} />
          <span className={css.number}>{site.phone.text}</span>
        </a>
        <HeaderTools className={`target tints ${css.tool}`} />
        {children}
        <button
          type="button"
          className={`target tints ${css.tool} ${css.toggle}`}
          aria-label={w.openMenu}
          {...opens('mobile-menu')}
        >
          <Icon name="menu" size={24} />
        </button>
        <a className={`target ${css.quote}`} href="/presupuesto" hrefLang="es">
          {w.quote}
        </a>
      </div>
      <SearchBox label={w.searchFor} submitLabel={w.search} action={w.resultsPage} />
    </header>
  )
}
