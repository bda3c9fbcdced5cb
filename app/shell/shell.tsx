import type { ReactNode } from 'react'
import type { SiteData } from '#content/site.ts'
import { BackToTop } from './back-to-top/back-to-top.tsx'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { CookieBanner } from './cookie-banner/cookie-banner.tsx'
import { Footer } from './footer/footer.tsx'
import { InfoPanel } from './info-panel/info-panel.tsx'
import { Lines } from './lines/lines.tsx'
import type { MenuEntry } from './menus.ts'
import { MobileMenu } from './mobile-menu/mobile-menu.tsx'
import { NavigationProgress } from './navigation/navigation.tsx'
import { type Lang, wordsIn } from './words.ts'

/** What a shell is given: the page stands in it. */
export type ShellProps = {
  site: SiteData
  /** Path of the page; empty where it has none of its own. */
  path: string
  /** bar: across the page · side, top: those of the template pages with a layout of their own. */
  header: 'bar' | 'side' | 'top'
  children: ReactNode
}

type Props = Omit<ShellProps, 'header'> & {
  lang: Lang
  entries: MenuEntry[]
  header: ReactNode
  /** Further drawers. */
  drawers?: ReactNode
}

/** What every page wears. */
export function Shell({ site, lang, path, entries, header, drawers, children }: Props) {
  const w = wordsIn(lang)
  return (
    <>
      <a className="skip-link" href="#contenido">
        {w.skip}
      </a>
      <Lines />
      {header}
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} w={w} />
      <BottomBar site={site} w={w} />
      <MobileMenu site={site} entries={entries} path={path} w={w} />
      <InfoPanel site={site} lang={lang} w={w} />
      {drawers}
      <BackToTop label={w.top} />
      <CookieBanner site={site} w={w} />
      <NavigationProgress label={w.loading} />
    </>
  )
}
