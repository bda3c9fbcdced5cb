import { type ReactNode, useId } from 'react'
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx'
import { type Channel, Channels } from '#app/ui/channels/channels.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Figure } from '#app/ui/picture/figure.tsx'
import { underHeaderSecond } from '#app/ui/under-header.ts'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import { contactDetailsWords as w } from '#words/contact-details-words.ts'
import css from './contact-opening.module.css'

type Props = {
  title: string
  picture: CaptionedPicture
  details: DetailsProps
  /** What stands over the form. */
  invitation: { title: string; text: string }
  form: ReactNode
  children: ReactNode
}

/** What the door covers. */
const wide = '(min-width: 75rem) max(50vw, 58rem), 100vw'

/** The door of the workshop, how to reach it and the form, in one view. */
export function ContactOpening({ title, picture, details, invitation, form, children }: Props) {
  const heading = useId()
  return (
    <div className={`on-second lined grid ${css.opening}`} {...underHeaderSecond}>
      <header className={css.head}>
        <Breadcrumb crumbs={[{ name: title }]} />
        <h1>{title}</h1>
      </header>
      <Figure className={css.figure} picture={picture} sizes={wide} covers={wide} priority />
      <Details {...details} />
      <section id="presupuesto" className={css.write} aria-labelledby={heading}>
        <h2 id={heading}>
          <Headline text={invitation.title} />
        </h2>
        <p className={`quiet ${css.text}`}>{invitation.text}</p>
        {form}
      </section>
      {children}
    </div>
  )
}

type DetailsProps = {
  call: { href: string; text: string }
  channels: Channel[]
  /** Postal address, a line per entry. */
  address: string[]
  hours: { days: string; times: string }[]
}

const Details = ({ call, channels, address, hours }: DetailsProps) => (
  <section className={css.details} aria-label={w.name}>
    <a className={`target ${css.call}`} href={call.href}>
      {call.text}
    </a>
    <Channels channels={channels} className={css.channels} />
    <dl className={`pairs ${css.place}`}>
      <div>
        <dt className="label quiet">{w.workshop}</dt>
        {address.map((line) => (
          <dd key={line}>{line}</dd>
        ))}
      </div>
      <div>
        <dt className="label quiet">{w.hours}</dt>
        {hours.map(({ days, times }) => (
          <dd key={days}>
            {days} <span>{times}</span>
          </dd>
        ))}
      </div>
    </dl>
  </section>
)
