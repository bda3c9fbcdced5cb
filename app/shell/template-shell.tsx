import { CartButton, OwnCartMark } from '#app/shop/cart-button.tsx'
import { CartDrawer } from './cart-drawer/cart-drawer.tsx'
import headerCss from './header/header.module.css'
import { Header } from './header/header.tsx'
import { LayoutHeader } from './layout-header/layout-header.tsx'
import { templateMenu } from './menus.ts'
import { Shell, type ShellProps } from './shell.tsx'
import { wordsIn } from './words.ts'

/** Those of the English template pages, with the cart. */
export function TemplateShell({ header, ...props }: ShellProps) {
  const { site, path } = props
  const w = wordsIn('en')
  const bar = (
    <Header site={site} menu={templateMenu} path={path} w={w}>
      <CartButton className={headerCss.tool} />
    </Header>
  )
  return (
    <Shell
      {...props}
      lang="en"
      entries={templateMenu}
      header={
        <>
          <OwnCartMark />
          {header === 'bar' ? bar : <LayoutHeader site={site} look={header} w={w} />}
        </>
      }
      drawers={<CartDrawer samples={site.cartSamples} />}
    />
  )
}
