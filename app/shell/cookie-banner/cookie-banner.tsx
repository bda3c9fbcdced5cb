import { useWords } from '#app/ui/language/language.ts'
import { legalPaths } from '#contracts/addresses.ts'
import type { SiteData } from '#reader/site.ts'
import { shellWords } from '#words/shell-words.ts'
import css from './cookie-banner.module.css'

/**
 * Says that cookies are used; shown above the page while nothing is recorded. Mode `scroll`: reading on
 * accepts. Mode `choice`: two buttons.
 */
export function CookieBanner({ site }: { site: SiteData }) {
  const w = useWords(shellWords)
  const { consent, cookie, measuring, texts } = site
  return (
    <section
      className={`no-print ${css.banner}`}
      data-cookie-banner={cookie}
      data-consent={consent}
      data-measuring={measuring || undefined}
      aria-label={w.cookies}
    >
      <p>
        <span lang="es">{texts.cookies}</span> <a href={legalPaths.cookies}>{w.policy}</a>
      </p>
      <div className={css.answers} hidden={consent === 'scroll'}>
        <button type="button" className={`inverts ${css.answer}`} value="true">
          {w.accept}
        </button>
        {consent === 'choice' && (
          <button type="button" className={`inverts ${css.answer}`} value="false">
            {w.reject}
          </button>
        )}
      </div>
    </section>
  )
}
