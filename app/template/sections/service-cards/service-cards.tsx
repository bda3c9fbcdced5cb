import { CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { ServiceIcon, type ServiceIconName } from '#app/ui/service-icon/service-icon.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import css from './service-cards.module.css'

export type Service = {
  id: string
  picture: PictureData
  icon: ServiceIconName
  title: string
  text: string
  link: string
}

const upright = { ratio: 4 / 5, sizes: '(min-width: 50rem) 58vw, 140vw' }
const wide = { ratio: 4 / 3, sizes: '(min-width: 50rem) 46vw, 92vw' }

/** Services as large photographs in two columns that pass each other, each with its drawing, number, title and teaser. */
export function ServiceCards({ label, services }: { label: string; services: Service[] }) {
  return (
    <section className={`grid ${css.section}`} aria-label={label}>
      <ol className={css.list}>
        {services.map(({ id, picture, icon, title, text, link }, i) => (
          <li key={id} className={`card ${css.card}`}>
            <Picture
              picture={picture}
              {...(i % 2 === 0 ? upright : wide)}
              priority={i === 0}
              className={`card-picture ${i > 1 ? 'reveal' : ''}`}
            />
            <div className={css.words}>
              <p className={`label quiet ${css.number}`}>
                {String(i + 1).padStart(2, '0')}
                <ServiceIcon name={icon} />
              </p>
              <h2 className={`leans ${css.title}`}>
                <CardLink to={link}>{title}</CardLink>
              </h2>
              <p className={`quiet ${css.text}`}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
