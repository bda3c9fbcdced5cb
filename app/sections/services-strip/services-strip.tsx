import type { CSSProperties } from 'react'
import { CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Section } from '#app/ui/section-head/section.tsx'
import { ServiceIcon, type ServiceIconName } from '#app/ui/service-icon/service-icon.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import css from './services-strip.module.css'

/** A row leads to the page of its slug, or to `to`. */
type ServiceRow = {
  slug: string
  icon: ServiceIconName
  title: string
  teaser: string
  picture: CaptionedPicture
  to?: string
}
type Props = {
  kicker: string
  title: string
  services: ServiceRow[]
  /** The row whose photograph is open before anybody chooses one. */
  open?: number
  /** What the services cost, and the way to all prices. */
  prices?: string
  more?: string
}

/** The services as numbered rows, each with its drawing; a row opens its photograph on hover or focus, one of them before that; on a phone the first alone, where it is that one. */
export function ServicesStrip({ kicker, title, services, open = 0, prices, more }: Props) {
  return (
    <Section kicker={kicker} title={title}>
      <ol className={css.list} style={{ '--rows': services.length } as CSSProperties}>
        {services.map(({ slug, icon, title: name, teaser, picture, to = `/${slug}` }, i) => (
          <li
            key={slug}
            className={css.row}
            data-opened={i === open ? '' : undefined}
            style={{ '--above': i } as CSSProperties}
          >
            <span className={`label quiet ${css.number}`}>{String(i + 1).padStart(2, '0')}</span>
            <h3 className={css.name}>
              <CardLink to={to}>{name}</CardLink>
            </h3>
            <p className={`quiet ${css.teaser}`}>{teaser}</p>
            <ServiceIcon name={icon} className={`quiet ${css.icon}`} />
            <Picture
              picture={picture}
              sizes="(min-width: 50rem) 97vw, (min-width: 37.5rem) 160vw, 92vw"
              className={css.picture}
            />
            {i === open && <p className={`caption ${css.caption}`}>{picture.caption}</p>}
          </li>
        ))}
      </ol>
      {prices && (
        <p className={css.prices}>
          {prices} <a href="/como-trabajamos">{more}</a>
        </p>
      )}
    </Section>
  )
}
