import { CartButton } from '#app/shop/cart-button.tsx'
import { opens } from '#app/ui/drawer/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PageLink } from '#app/ui/page-link/page-link.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch/theme-switch.tsx'
import css from './layout-header.module.css'

type Props = {
  brand: string
  /** side: a column in the page's margin · top: over the page, without a bar. Phones have it at the top. */
  look: 'side' | 'top'
}

/** The header of the pages with a layout of their own: name, menu, search, theme, cart. It opens the same panels as the other. */
export function LayoutHeader({ brand, look }: Props) {
  return (
    <header className={css.header} data-look={look}>
      <PageLink className={css.brand} to="/">
        {brand}
        <span className="visually-hidden"> — Home</span>
      </PageLink>
      <button type="button" className={css.menu} aria-label="Open the menu" {...opens('mobile-menu')}>
        <Icon name="menu" size={24} />
        <span className={`label ${css.word}`} aria-hidden="true">
          Menu
        </span>
      </button>
      <div className={css.tools}>
        <PageLink className={css.tool} to="/buscar" aria-label="Search">
          <Icon name="search" />
        </PageLink>
        <ThemeSwitch label="Light theme" className={css.tool} />
        <button type="button" className={css.tool} aria-label="Information" {...opens('info-panel')}>
          <Icon name="info" />
        </button>
        <CartButton className={css.tool} />
      </div>
    </header>
  )
}
