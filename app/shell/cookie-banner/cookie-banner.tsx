import type { SiteData } from '#content/site.ts'
import type { Words } from '../words.ts'
import css from './cookie-banner.module.css'

/**
 * Says that cookies are used; cookie-banner.browser.ts shows it while nothing is recorded. Mode `scroll`: reading on
 * accepts. Mode `choice`: two buttons.
 */
export function CookieBanner({ site, w }: { site: SiteData; w: Words }) {
  const { consent, cookie, measuring, texts } = site
  return (
    <section
      className={css.banner}
      hidden
      data-cookie-banner={cookie}
      data-consent={consent}
      data-measuring={measuring || undefined}
      aria-label={w.cookies}
    >
      <p>
        <span lang="es">{texts.cookies}</span> <a href="/politica-cookies">{w.policy}</a>
      </p>
      <div className={css.answers} hidden={consent === 'scroll'}>
        <button type="button" className={css.answer} value="true">
          {w.accept}
        </button>
        {consent === 'choice' && (
          <button type="button" className={css.answer} value="false">
            {w.reject}
          </button>
        )}
      </div>
    </section>
  )
}
