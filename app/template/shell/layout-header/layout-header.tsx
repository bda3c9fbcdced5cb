import { headerAttribute } from '#app/shell/header/header-attribute.ts'
import { HeaderTools } from '#app/shell/header/header-tools.tsx'
import { SearchBox } from '#app/shell/search-box/search-box.tsx'
import { CartButton } from '#app/template/shop/cart/cart-button.tsx'
import { opens } from '#app/ui/drawer/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useWords } from '#app/ui/language/language.ts'
import type { SiteData } from '#reader/site.ts'
import { shellWords } from '#words/shell-words.ts'
import css from './layout-header.module.css'
import sideCss from './side-header.module.css'

type Props = {
  site: SiteData
  /** side: a column in the page's margin · top: over the page, without a bar. Phones have it at the top. */
  look: 'side' | 'top'
}

/** The header of the pages with a layout of their own; it behaves as the other (header.browser.ts). */
export function LayoutHeader({ site, look }: Props) {
  const w = useWords(shellWords)
  return (
    <header className={`apart ${css.header} ${look === 'side' ? sideCss.side : css.top}`} {...headerAttribute}>
      <a className={`cut-out row ${css.brand}`} href="/">
        {site.brand}
        <span className="visually-hidden"> — {w.home}</span>
      </a>
      <button
        type="button"
        className={`target tints cut-out no-print ${css.menu}`}
        aria-label={w.openMenu}
        {...opens('mobile-menu')}
      >
        <Icon name="menu" size={24} />
        <span className={`label ${css.word}`} aria-hidden="true">
          {w.menu}
        </span>
      </button>
      <div className={`cut-out no-print row ${css.tools}`}>
        <a
          className={`target tints ${css.tool} ${css.phone}`}
          href={site.phone.href}
          aria-label={`${w.callTo} ${site.phone.text}`}
        >
          <Icon name="phone" size={18} />
        </a>
        <HeaderTools className={`target tints ${css.tool}`} />
        <CartButton className={`target tints ${css.tool}`} />
      </div>
      <SearchBox label={w.searchFor} submitLabel={w.search} action={w.resultsPage} />
    </header>
  )
}
