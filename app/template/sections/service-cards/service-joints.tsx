import { useId } from 'react'
import { CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import { ServiceIcon } from '#app/ui/service-icon/service-icon.tsx'
import type { ServiceItem } from '#reader/template/services-content.ts'
import css from './service-cards.module.css'

type Props = {
  kicker: string
  /** Without it the services belong to the page's own title. */
  title?: string
  services: ServiceItem[]
}

/** Six services in pairs; the joint between two pictures walks one line to the left in each row. */
export function ServiceJoints({ kicker, title, services }: Props) {
  const heading = useId()
  const Name = title ? 'h3' : 'h2'
  return (
    <section
      className={`grid ${title ? 'section' : ''}`}
      {...(title ? { 'aria-labelledby': heading } : { 'aria-label': kicker })}
    >
      {title && <SectionHead id={heading} kicker={kicker} title={title} />}
      <ul className={`columns ${css.pairs}`}>
        {services.map(({ id, icon, title: name, text, link, picture }) => (
          <li key={id} className={`card ${css.box}`}>
            <Picture
              picture={picture}
              sizes="(min-width: 50rem) 60vw, 92vw"
              className={`card-picture ${css.picture}`}
            />
            <ServiceIcon name={icon} />
            <Name className={`leans ${css.name}`}>
              <CardLink to={link}>{name}</CardLink>
            </Name>
            <p className={`quiet ${css.teaser}`}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
