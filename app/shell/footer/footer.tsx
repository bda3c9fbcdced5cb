import type { CSSProperties } from 'react'
import { useWords } from '#app/ui/language/language.ts'
import type { SiteData } from '#reader/site.ts'
import { shellWords } from '#words/shell-words.ts'
import { ContactLinks } from '../contact-links/contact-links.tsx'
import css from './footer.module.css'

/** On the green ground, the lines going on: where and how to reach the workshop, and its name as large as the page. */
export function Footer({ site }: { site: SiteData }) {
  const w = useWords(shellWords)
  const { brand, website, email, phone, phoneSecond, address, texts, legal } = site
  return (
    <footer className={`on-second lined ${css.footer}`}>
      <div className={`grid ${css.rows}`}>
        <address className={css.details}>
          <Detail name={w.address}>
            {address.map((line) => (
              <span key={line} className={css.text}>
                {line}
              </span>
            ))}
          </Detail>
          <Detail name={w.phones}>
            <a href={phone.href}>{phone.text}</a>
            {phoneSecond && <a href={phoneSecond.href}>{phoneSecond.text}</a>}
          </Detail>
          <Detail name={w.email}>
            <a href={email.href}>{email.text}</a>
          </Detail>
          <Detail name={w.website}>
            <a href={website.href}>{website.text}</a>
          </Detail>
        </address>
        <div className={css.small}>
          <ContactLinks site={site} />
          <a href="/como-trabajamos" hrefLang="es" className={`target ${css.how}`}>
            {w.how}
          </a>
          <a href="/disena" hrefLang="es" className={`target ${css.how}`}>
            {w.design}
          </a>
          <nav aria-label={w.legal}>
            <ul className={`links ${css.legal}`}>
              {legal.map(({ label, to }) => (
                <li key={to}>
                  <a href={to} hrefLang="es">
                    {w.legalPages[to] ?? label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className="quiet" lang="es">
            {texts.rights}
          </p>
        </div>
      </div>
      <div className={`no-print ${css.mark}`} style={{ '--letters': brand.length } as CSSProperties}>
        <a href="/" aria-label={`${brand} — ${w.home}`}>
          {brand}
        </a>
      </div>
    </footer>
  )
}

function Detail({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={css.detail}>
      <p className={`label quiet ${css.name}`}>{name}</p>
      <div className={`links ${css.values}`}>{children}</div>
    </div>
  )
}
