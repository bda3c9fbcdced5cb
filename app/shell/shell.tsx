import type { ReactNode } from 'react'
import type { PageHandle } from '#app/route.ts'
import { CartButton, OwnCartMark } from '#app/shop/cart-button.tsx'
import type { SiteData } from '#content/site.ts'
import { BackToTop } from './back-to-top/back-to-top.tsx'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { CartDrawer } from './cart-drawer/cart-drawer.tsx'
import { CookieBanner } from './cookie-banner/cookie-banner.tsx'
import { Footer } from './footer/footer.tsx'
import headerCss from './header/header.module.css'
import { Header } from './header/header.tsx'
import { InfoPanel } from './info-panel/info-panel.tsx'
import { Lines } from './lines/lines.tsx'
import { siteMenu, templateMenu } from './menus.ts'
import { MobileMenu } from './mobile-menu/mobile-menu.tsx'
import { NavigationProgress } from './navigation/navigation.tsx'
import { wordsIn } from './words.ts'

type ShellProps = Required<PageHandle> & {
  site: SiteData
  /** Path of the page; empty where it has none of its own. */
  path: string
  children: ReactNode
}

/** What every page wears. */
export function Shell({ site, lang, shell, path, children }: ShellProps) {
  const w = wordsIn(lang)
  const template = shell === 'template'
  const entries = template ? templateMenu : siteMenu(site.services)
  const dressed = shell !== 'bare'
  return (
    <>
      <a className="skip-link" href="#contenido">
        {w.skip}
      </a>
      {template && <OwnCartMark />}
      <Lines />
      {dressed && (
        <Header site={site} menu={entries} path={path} w={w}>
          {template && <CartButton className={headerCss.tool} />}
        </Header>
      )}
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      {dressed && (
        <>
          <Footer site={site} w={w} />
          <BottomBar site={site} w={w} />
          <MobileMenu site={site} entries={entries} path={path} w={w} />
          <InfoPanel site={site} lang={lang} w={w} />
          {template && <CartDrawer samples={site.cartSamples} />}
          <BackToTop label={w.top} />
        </>
      )}
      <CookieBanner site={site} w={w} />
      <NavigationProgress label={w.loading} />
    </>
  )
}
