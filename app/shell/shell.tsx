import { type ReactNode, Suspense } from 'react'
import type { PageHandle } from '#app/behaviour/page-handle.ts'
import type { SiteData } from '#content/site.ts'
import { BackToTop } from './back-to-top/back-to-top.tsx'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { CartButton, CartDrawer } from './cart-drawer/cart-drawer.tsx'
import { CookieBanner } from './cookie-banner/cookie-banner.tsx'
import { Footer } from './footer/footer.tsx'
import headerCss from './header/header.module.css'
import { Header } from './header/header.tsx'
import { InfoPanel } from './info-panel/info-panel.tsx'
import { Lines } from './lines/lines.tsx'
import { siteMenu, templateMenu } from './menus.ts'
import { MobileMenu } from './mobile-menu/mobile-menu.tsx'
import { NavigationFeedback } from './navigation/navigation.tsx'
import { wordsIn } from './words.ts'

type ShellProps = Required<PageHandle> & {
  site: SiteData
  /** Path of the page; null while it is not known. */
  path: string | null
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
      <Lines />
      {dressed && (
        <Header site={site} menu={entries} path={path} w={w}>
          {template && <CartButton samples={site.cartSamples} className={headerCss.tool} />}
        </Header>
      )}
      <main id="contenido" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      {dressed && (
        <Suspense>
          <Footer site={site} w={w} />
          <BottomBar site={site} w={w} />
          <MobileMenu site={site} entries={entries} path={path} w={w} />
          <InfoPanel site={site} lang={lang} w={w} />
          {template && <CartDrawer samples={site.cartSamples} />}
          <BackToTop label={w.top} />
        </Suspense>
      )}
      <CookieBanner site={site} w={w} />
      <NavigationFeedback label={w.loading} />
    </>
  )
}
