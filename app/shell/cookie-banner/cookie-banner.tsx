import { useEffect, useState } from 'react'
import { readConsent, storeConsent } from '#app/behaviour/consent.ts'
import { watchScroll } from '#app/behaviour/scroll.ts'
import { PageLink } from '#app/ui/page-link/page-link.tsx'
import type { SiteData } from '#content/site.ts'
import type { Words } from '../words.ts'
import css from './cookie-banner.module.css'

const acceptsAt = 0.2 // of the page's height

/** Says that cookies are used while nothing is recorded. Mode `scroll`: reading on accepts. Mode `choice`: two buttons. */
export function CookieBanner({ site, w }: { site: SiteData; w: Words }) {
  const [open, setOpen] = useState(false)
  const { consent, cookie, texts } = site
  const answer = (accepted: boolean) => {
    storeConsent(cookie, accepted)
    setOpen(false)
  }

  useEffect(() => setOpen(readConsent(cookie) === undefined), [cookie])
  useEffect(() => {
    if (!open || consent !== 'scroll') return
    return watchScroll((y) => {
      if (y <= acceptsAt * document.documentElement.scrollHeight) return
      storeConsent(cookie, true)
      setOpen(false)
    })
  }, [open, consent, cookie])

  if (!open) return null
  return (
    <section className={css.banner} data-cookie-banner="" aria-label={w.cookies}>
      <p>
        <span lang="es">{texts.cookies}</span> <PageLink to="/politica-cookies">{w.policy}</PageLink>
      </p>
      <div className={css.answers} hidden={consent === 'scroll'}>
        <button type="button" className={css.answer} onClick={() => answer(true)}>
          {w.accept}
        </button>
        {consent === 'choice' && (
          <button type="button" className={css.answer} onClick={() => answer(false)}>
            {w.reject}
          </button>
        )}
      </div>
    </section>
  )
}
