import { CardLink } from '#app/ui/button/button-link.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Section } from '#app/ui/section-head/section.tsx'
import { ServiceIcon, type ServiceIconName } from '#app/ui/service-icon/service-icon.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import css from './services-boxes.module.css'

type ServiceBox = {
  id: string
  icon: ServiceIconName
  title: string
  text: string
  /** In its place on a phone, where two stand side by side. */
  short?: string
  /** What the last one, which is no trade, invites to. */
  action?: string
  link: string
  picture: PictureData
}
type Props = {
  kicker: string
  title: string
  boxes: ServiceBox[]
  /** What the pictures are, where they are no photographs. */
  mark: string | undefined
}

/** Services as boxes between the lines: the first one broad, the next smaller, and one that closes them with what to do now. */
export function ServicesBoxes({ kicker, title, boxes, mark }: Props) {
  return (
    <Section kicker={kicker} title={title} className={css.section}>
      <ul className={css.list}>
        {boxes.map(({ id, icon, title: name, text, short, action, link, picture }, at) => (
          <li key={id} className={`${css.box} ${action ? css.closing : ''}`}>
            <Picture
              picture={picture}
              sizes={at === 0 || action ? '(min-width: 75rem) 62vw, 92vw' : '(min-width: 75rem) 54vw, 46vw'}
              className={css.picture}
            />
            <p className={css.head}>
              <ServiceIcon name={icon} />
            </p>
            <h3 className={css.name}>
              <CardLink to={link}>{name}</CardLink>
            </h3>
            <p className={`quiet ${short ? css.roomy : ''}`}>{text}</p>
            {short && <p className={`quiet ${css.short}`}>{short}</p>}
            {action && (
              <span className={css.action} aria-hidden="true">
                {action} <Icon name="arrow" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {mark && <p className={`caption ${css.mark}`}>{mark}</p>}
    </Section>
  )
}
