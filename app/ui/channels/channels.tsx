import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import css from './channels.module.css'

export type Channel = { icon: IconName; name: string; href: string }

/** The ways to write to the workshop. */
export const Channels = ({ channels, className = '' }: { channels: Channel[]; className?: string | undefined }) => (
  <ul className={`on-paper wraps links ${css.channels} ${className}`}>
    {channels.map(({ icon, name, href }) => (
      <li key={name}>
        <a href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
          <Icon name={icon} size={22} />
          {name}
        </a>
      </li>
    ))}
  </ul>
)
