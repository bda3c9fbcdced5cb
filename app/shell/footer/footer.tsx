import type { CSSProperties } from 'react'
import type { SiteData } from '#content/site.ts'
import { ContactLinks } from '../contact-links.tsx'
import type { Words } from '../words.ts'
import css from './footer.module.css'

const legal = [
  { label: 'Aviso legal', to: '/aviso-legal' },
  { label: 'Política de privacidad', to: '/politica-privacidad' },
  { label: 'Política de cookies', to: '/politica-cookies' },
  { label: 'Accesibilidad', to: '/accesibilidad' },
]

/** On the green ground, the lines going on: where and how to reach the workshop, and its name as large as the page. */
export function Footer({ site, w }: { site: SiteData; w: Words }) {
  const { brand, website, email, phone, phoneSecond, address, texts } = site
  return (
    <footer className={`on-second ${css.footer}`}>
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
          <ContactLinks site={site} w={w} />
          <a href="/como-trabajamos" hrefLang="es" className={css.how}>
            Cómo trabajamos
          </a>
          <nav aria-label={w.legal}>
            <ul className={css.legal}>
              {legal.map(({ label, to }) => (
                <li key={to}>
                  <a href={to} hrefLang="es">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className={css.rights} lang="es">
            {texts.rights}
          </p>
        </div>
      </div>
      <div className={css.mark} style={{ '--letters': brand.length } as CSSProperties}>
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
      <p className={`label ${css.name}`}>{name}</p>
      <div className={css.values}>{children}</div>
    </div>
  )
}
