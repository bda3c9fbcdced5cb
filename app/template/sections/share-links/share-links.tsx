import { enhance } from '#app/renderer/island/enhance.ts'
import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import css from './share-links.module.css'

type Props = {
  title: string
  /** Whole address of the page. */
  url: string
}

/** Links that share the page, and the system's own share sheet where there is one (share-links.browser.ts). */
export function ShareLinks({ title, url }: Props) {
  return (
    <div className={`wraps apart ${css.share}`} {...enhance('share-links')}>
      <p className="label quiet">Share</p>
      <ul className={css.list}>
        {sharers(title, url).map(({ icon, name, href }) => (
          <li key={name}>
            <a
              className="icon-link"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Share by ${name}`}
            >
              <Icon name={icon} />
            </a>
          </li>
        ))}
        <li hidden>
          <button
            type="button"
            className="icon-link"
            aria-label="Share with another app"
            data-share={JSON.stringify({ title, url })}
          >
            <Icon name="share" />
          </button>
        </li>
      </ul>
    </div>
  )
}

function sharers(title: string, url: string): { icon: IconName; name: string; href: string }[] {
  const address = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  return [
    { icon: 'facebook', name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { icon: 'whatsapp', name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${address}` },
    { icon: 'mail', name: 'e-mail', href: `mailto:?subject=${text}&body=${address}` },
  ]
}
