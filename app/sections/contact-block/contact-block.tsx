import { type ReactNode, useId } from 'react'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture.ts'
import css from './contact-block.module.css'

export type Channel = { icon: IconName; name: string; href: string }
type Props = {
  kicker: string
  title: string
  text: string
  channels: Channel[]
  picture?: PictureData
  /** h1 where the block opens the page. */
  as?: 'h1' | 'h2'
  children: ReactNode
}

/** The invitation to ask for a quote, on the green ground: channels on the left, the form on the right. */
export function ContactBlock({ kicker, title, text, channels, picture, as: Title = 'h2', children }: Props) {
  const heading = useId()
  return (
    <section className={`section on-second grid ${css.section}`} aria-labelledby={heading} id="presupuesto">
      <div className={css.block}>
        <div className={css.invitation}>
          <p className={`label ${css.kicker}`}>{kicker}</p>
          <Title id={heading} className={css.title}>
            <Headline text={title} />
          </Title>
          <p className={css.text}>{text}</p>
          <ul className={css.channels}>
            {channels.map(({ icon, name, href }) => (
              <li key={name}>
                <a href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
                  <Icon name={icon} size={22} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
          {picture && (
            <Picture picture={picture} sizes="(min-width: 50rem) 33vw, 92vw" ratio={4 / 3} className={css.picture} />
          )}
        </div>
        <div className={css.form}>{children}</div>
      </div>
    </section>
  )
}
