import { CartButton, OwnCartMark } from '#app/shop/cart/cart-button.tsx'
import { CartDrawer } from './cart-drawer/cart-drawer.tsx'
import headerCss from './header/header.module.css'
import { Header } from './header/header.tsx'
import { LayoutHeader } from './layout-header/layout-header.tsx'
import { templateMenu } from './menus.ts'
import { Shell, type ShellProps } from './shell.tsx'

/** Those of the English template pages, with the cart. */
export function TemplateShell({ header, ...props }: ShellProps) {
  const { site, path } = props
  const bar = (
    <Header site={site} menu={templateMenu} path={path}>
      <CartButton className={headerCss.tool} />
    </Header>
  )
  return (
    <Shell
      {...props}
      entries={templateMenu}
      header={
        <>
          <OwnCartMark />
          {header === 'bar' ? bar : <LayoutHeader site={site} look={header} />}
        </>
      }
      drawers={<CartDrawer samples={site.cartSamples} />}
    />
  )
}
