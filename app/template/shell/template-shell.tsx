import headerCss from '#app/shell/header/header.module.css'
import { Header } from '#app/shell/header/header.tsx'
import { Shell, type ShellProps } from '#app/shell/shell.tsx'
import { CartButton, OwnCartMark } from '#app/template/shop/cart/cart-button.tsx'
import { CartDrawer } from './cart-drawer/cart-drawer.tsx'
import { LayoutHeader } from './layout-header/layout-header.tsx'
import { templateMenu } from './template-menu.ts'
import './patterns.css'

/** Those of the English template pages, with the cart. */
export function TemplateShell({ header, ...props }: ShellProps) {
  const { site, path } = props
  const bar = (
    <Header site={site} menu={templateMenu} path={path}>
      <CartButton className={`target ${headerCss.tool}`} />
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
