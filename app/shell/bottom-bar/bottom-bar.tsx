import { opens } from '#app/ui/drawer/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useWords } from '#app/ui/language/language.ts'
import type { SiteData } from '#reader/site.ts'
import { shellWords } from '#words/shell-words.ts'
import css from './bottom-bar.module.css'

/** On phones: the menu, the telephone, WhatsApp and the quote, of what is on the drawing board where one is, always under the thumb. */
export function BottomBar({ site, path }: { site: SiteData; path: string }) {
  const w = useWords(shellWords)
  return (
    <nav className={`no-print ${css.bar}`} aria-label={w.contactBar}>
      <button type="button" className={css.item} aria-label={w.openMenu} {...opens('mobile-menu')}>
        {w.menu}
      </button>
      <a className={css.item} href={site.phone.href} aria-label={`${w.callTo} ${site.phone.text}`}>
        <Icon name="phone" size={16} />
        {w.call}
      </a>
      <a className={css.item} href={site.whatsapp.href}>
        WhatsApp
      </a>
      {path.startsWith('/disena/') ? (
        <a className={css.item} href="#presupuesto">
          {w.askDesign}
        </a>
      ) : (
        <a className={css.item} href="/presupuesto" aria-current={path === '/presupuesto' ? 'page' : undefined}>
          {w.quote}
        </a>
      )}
    </nav>
  )
}
