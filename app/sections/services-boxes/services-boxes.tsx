import { useId } from 'react'
import { CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import { ServiceIcon, type ServiceIconName } from '#app/ui/service-icon/service-icon.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import css from './services-boxes.module.css'

type ServiceBox = {
  id: string
  icon: ServiceIconName
  title: string
  text: string
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

/** Services as six boxes between the lines, two in a row, a broad one and a narrow one where there is room. */
export function ServicesBoxes({ kicker, title, boxes, mark }: Props) {
  const heading = useId()
  return (
    <section className={`section grid ${css.section}`} aria-labelledby={heading}>
      <SectionHead id={heading} kicker={kicker} title={title} />
      <ul className={css.list}>
        {boxes.map(({ id, icon, title: name, text, link, picture }) => (
          <li key={id} className={css.box}>
            <Picture
              picture={picture}
              sizes="(min-width: 75rem) 62vw, (min-width: 37.5rem) 46vw, 92vw"
              ratio={4 / 3}
              className={css.picture}
            />
            <p className={css.head}>
              <ServiceIcon name={icon} />
            </p>
            <h3 className={css.name}>
              <CardLink to={link}>{name}</CardLink>
            </h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
      {mark && <p className={`caption ${css.mark}`}>{mark}</p>}
    </section>
  )
}
