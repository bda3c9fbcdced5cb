import { CartButton } from '#app/shop/cart-button.tsx'
import { opens } from '#app/ui/drawer/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { SiteData } from '#content/site.ts'
import { SearchBox, SearchToggle } from '../search-box/search-box.tsx'
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx'
import type { Words } from '../words.ts'
import css from './layout-header.module.css'

type Props = {
  site: SiteData
  /** side: a column in the page's margin · top: over the page, without a bar. Phones have it at the top. */
  look: 'side' | 'top'
  w: Words
}

/** The header of the pages with a layout of their own; it behaves as the other (header.browser.ts). */
export function LayoutHeader({ site, look, w }: Props) {
  return (
    <header className={css.header} data-header="" data-look={look}>
      <a className={css.brand} href="/">
        {site.brand}
        <span className="visually-hidden"> — {w.home}</span>
      </a>
      <button type="button" className={css.menu} aria-label={w.openMenu} {...opens('mobile-menu')}>
        <Icon name="menu" size={24} />
        <span className={`label ${css.word}`} aria-hidden="true">
          {w.menu}
        </span>
      </button>
      <div className={css.tools}>
        <a className={`${css.tool} ${css.phone}`} href={site.phone.href} aria-label={`${w.callTo} ${site.phone.text}`}>
          <Icon name="phone" size={18} />
        </a>
        <SearchToggle label={w.search} className={css.tool} />
        <ThemeSwitch label={w.light} className={css.tool} />
        <button type="button" className={css.tool} aria-label={w.info} {...opens('info-panel')}>
          <Icon name="info" />
        </button>
        <CartButton className={css.tool} />
      </div>
      <SearchBox label={w.searchFor} submitLabel={w.search} action={w.resultsPage} />
    </header>
  )
}
