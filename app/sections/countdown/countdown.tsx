import type { ReactNode } from 'react'
import { useCountdown } from '#app/behaviour/use-countdown.ts'
import { Headline } from '#app/ui/headline/headline.tsx'
import { PageLink } from '#app/ui/page-link/page-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture.ts'
import css from './countdown.module.css'

type Props = {
  title: string
  text: string
  /** ISO date and time with its offset. */
  target: string
  picture: PictureData
  link: { to: string; name: string }
  children: ReactNode
}

/** The page of what is not there yet: how long it takes, in figures as large as the page, and how to hear of it. */
export function Countdown({ title, text, target, picture, link, children }: Props) {
  const left = useCountdown(Date.parse(target))
  const figures = [
    { name: 'Days', value: left.days },
    { name: 'Hours', value: left.hours },
    { name: 'Minutes', value: left.minutes },
    { name: 'Seconds', value: left.seconds },
  ]
  return (
    <div className={`grid ${css.page}`}>
      <Picture picture={picture} sizes="(min-width: 50rem) 34vw, 100vw" priority className={css.picture} />
      <h1 className={css.title}>
        <Headline text={title} />
      </h1>
      <div className={css.timer} role="timer">
        <dl className={css.figures}>
          {figures.map(({ name, value }) => (
            <div key={name} className={css.figure}>
              <dt className="label">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={css.text}>{text}</p>
      <div className={css.form}>
        {children}
        <PageLink className={css.about} to={link.to}>
          {link.name}
        </PageLink>
      </div>
    </div>
  )
}
