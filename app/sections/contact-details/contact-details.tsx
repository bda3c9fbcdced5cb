import { useId } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture.ts'
import css from './contact-details.module.css'

type Way = { name: string; href: string; text: string }
type Props = {
  ways: Way[]
  /** Postal address, a line per entry. */
  address: string[]
  hours: { days: string; opens: string; closes: string }[]
  picture: PictureData
}

/** Where the workshop stands, when it is open and how to reach it without the form. */
export function ContactDetails({ ways, address, hours, picture }: Props) {
  const id = useId()
  return (
    <section className={`section grid ${css.section}`} aria-label="Datos de contacto">
      <figure className={`reveal ${css.figure}`}>
        <Picture picture={picture} sizes="(min-width: 50rem) 47vw, 92vw" ratio={4 / 3} />
        <figcaption className="caption">{picture.caption}</figcaption>
      </figure>
      <div className={css.facts}>
        <section aria-labelledby={`${id}-ways`}>
          <h2 id={`${id}-ways`} className="label">
            Hablemos
          </h2>
          <dl className={css.ways}>
            {ways.map(({ name, href, text }) => (
              <div key={name}>
                <dt className="caption">{name}</dt>
                <dd>
                  <a href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
                    {text}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby={`${id}-address`}>
          <h2 id={`${id}-address`} className="label">
            Taller
          </h2>
          <address className={css.address}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </section>
        <section aria-labelledby={`${id}-hours`}>
          <h2 id={`${id}-hours`} className="label">
            Horario
          </h2>
          <ul className={css.hours}>
            {hours.map(({ days, opens, closes }) => (
              <li key={days}>
                {days}
                <span>
                  <time>{opens}</time> – <time>{closes}</time>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  )
}
