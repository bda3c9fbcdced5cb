import { useContext } from 'react'
import { Drawer } from '#app/ui/drawer/drawer.tsx'
import { LanguageContext, useWords } from '#app/ui/language/language.ts'
import type { SiteData } from '#reader/site.ts'
import { shellWords } from '#words/shell-words.ts'
import { ContactLinks } from '../contact-links/contact-links.tsx'
import css from './info-panel.module.css'

/** The information side panel: greeting, contact details, address, hours, social links. */
export function InfoPanel({ site }: { site: SiteData }) {
  const w = useWords(shellWords)
  const language = useContext(LanguageContext)
  const { texts, phone, phoneSecond, email, address, hours } = site
  const [greeting = '', promise = ''] = texts.greeting.split(/(?<=\.) /)
  return (
    <Drawer id="info-panel" label={w.info} closeLabel={w.closeInfo}>
      <p className={css.greeting} lang="en">
        {greeting} <em>{promise}</em>
      </p>
      <dl className={`links ${css.details}`}>
        <div>
          <dt className="label quiet">{w.phones}</dt>
          <dd>
            <a href={phone.href}>{phone.text}</a>
          </dd>
          {phoneSecond && (
            <dd>
              <a href={phoneSecond.href}>{phoneSecond.text}</a>
            </dd>
          )}
        </div>
        <div>
          <dt className="label quiet">{w.email}</dt>
          <dd>
            <a href={email.href}>{email.text}</a>
          </dd>
        </div>
        <div>
          <dt className="label quiet">{w.address}</dt>
          {address.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        {hours.length > 0 && (
          <div>
            <dt className="label quiet">{w.hours}</dt>
            {hours.map(({ days, times }) => (
              <dd key={days} lang={language === 'en' ? 'es' : undefined}>
                {days}, {times}
              </dd>
            ))}
          </div>
        )}
      </dl>
      <ContactLinks site={site} />
    </Drawer>
  )
}
