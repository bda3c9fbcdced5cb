import { CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { ServiceIcon } from '#app/ui/service-icon/service-icon.tsx'
import type { ServiceItem } from '#reader/template/services-content.ts'
import css from './service-cards.module.css'

const upright = { ratio: 4 / 5, sizes: '(min-width: 50rem) 58vw, 140vw' }
const wide = { ratio: 4 / 3, sizes: '(min-width: 50rem) 46vw, 92vw' }

/** Services as large photographs in two columns that pass each other, each with its drawing, number, title and teaser. */
export function ServiceCards({ label, services }: { label: string; services: ServiceItem[] }) {
  return (
    <section className={`grid ${css.section}`} aria-label={label}>
      <ol className={`stack ${css.list}`}>
        {services.map(({ id, picture, icon, title, text, link }, i) => (
          <li key={id} className={`card ${css.card}`}>
            <Picture
              picture={picture}
              {...(i % 2 === 0 ? upright : wide)}
              priority={i === 0}
              className={`card-picture ${i > 1 ? 'reveal' : ''}`}
            />
            <div className={css.words}>
              <p className={`label quiet stack ${css.number}`}>
                {String(i + 1).padStart(2, '0')}
                <ServiceIcon name={icon} />
              </p>
              <h2 className="leans as-h3">
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
