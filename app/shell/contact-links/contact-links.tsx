import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import { useWords } from '#app/ui/language/language.ts'
import type { SiteData } from '#reader/site.ts'
import { shellWords } from '#words/shell-words.ts'
import css from './contact-links.module.css'

/** WhatsApp, the telephone and the second one if there is one, e-mail, Instagram and Facebook as icons. */
export function ContactLinks({ site }: { site: SiteData }) {
  const w = useWords(shellWords)
  const second = site.phoneSecond
  const links: { icon: IconName; name: string; href: string; set: boolean }[] = [
    { icon: 'whatsapp', name: 'WhatsApp', ...site.whatsapp },
    { icon: 'phone', name: `${w.phone}: ${site.phone.text}`, ...site.phone },
    ...(second ? [{ icon: 'phone' as const, name: `${w.phoneSecond}: ${second.text}`, ...second }] : []),
    { icon: 'mail', name: w.email, ...site.email },
    { icon: 'instagram', name: 'Instagram', ...site.instagram },
    { icon: 'facebook', name: 'Facebook', ...site.facebook },
  ]
  return (
    <ul className={`wraps ${css.links}`} aria-label={w.follow}>
      {links.map(({ icon, name, href, set }) => (
        <li key={name}>
          <a
            className="icon-link"
            href={href}
            aria-label={name}
            {...(href.startsWith('https:') && { rel: set ? 'me noopener' : 'noopener' })}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
