import type { ReactNode } from 'react'
import { useWords } from '#app/ui/language/language.ts'
import type { SiteData } from '#reader/site.ts'
import { shellWords } from '#words/shell-words.ts'
import { BackToTop } from './back-to-top/back-to-top.tsx'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { CookieBanner } from './cookie-banner/cookie-banner.tsx'
import { Footer } from './footer/footer.tsx'
import { InfoPanel } from './info-panel/info-panel.tsx'
import { Lines } from './lines/lines.tsx'
import type { MenuEntry } from './menus.ts'
import { MobileMenu } from './mobile-menu/mobile-menu.tsx'
import { NavigationProgress } from './navigation/navigation.tsx'

/** What a shell is given, with the page as its children. */
export type ShellProps = {
  site: SiteData
  /** Path of the page; empty where it has none of its own. */
  path: string
  /** bar: across the page · side, top: those of the template pages with a layout of their own. */
  header: 'bar' | 'side' | 'top'
  children: ReactNode
}

type Props = Omit<ShellProps, 'header'> & {
  entries: MenuEntry[]
  header: ReactNode
  /** Further drawers. */
  drawers?: ReactNode
}

/** What every page has around its content. */
export function Shell({ site, path, entries, header, drawers, children }: Props) {
  const w = useWords(shellWords)
  return (
    <>
      <a className="skip-link" href="#contenido">
        {w.skip}
      </a>
      <Lines />
      <CookieBanner site={site} />
      {header}
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
      <BottomBar site={site} path={path} />
      <MobileMenu site={site} entries={entries} path={path} />
      <InfoPanel site={site} />
      {drawers}
      <BackToTop label={w.top} />
      <NavigationProgress label={w.loading} />
    </>
  )
}
