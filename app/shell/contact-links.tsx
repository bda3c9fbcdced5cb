import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import type { SiteData } from '#content/site.ts'
import css from './contact-links.module.css'
import type { Words } from './words.ts'

/** WhatsApp, the two telephones, e-mail, Instagram and Facebook as icons. */
export function ContactLinks({ site, w }: { site: SiteData; w: Words }) {
  const links: { icon: IconName; name: string; href: string }[] = [
    { icon: 'whatsapp', name: 'WhatsApp', href: site.whatsapp.href },
    { icon: 'phone', name: `${w.phone}: ${site.phone.text}`, href: site.phone.href },
    { icon: 'phone', name: `${w.phoneSecond}: ${site.phoneSecond.text}`, href: site.phoneSecond.href },
    { icon: 'mail', name: w.email, href: site.email.href },
    { icon: 'instagram', name: 'Instagram', href: site.instagram.href },
    { icon: 'facebook', name: 'Facebook', href: site.facebook.href },
  ]
  return (
    <ul className={css.links} aria-label={w.follow}>
      {links.map(({ icon, name, href }) => (
        <li key={name}>
          <a
            className={css.link}
            href={href}
            aria-label={name}
            {...(href.startsWith('https:') && { rel: 'me noopener' })}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
