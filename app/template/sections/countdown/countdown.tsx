import type { ReactNode } from 'react'
import { enhance } from '#app/renderer/island/enhance.ts'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import css from './countdown.module.css'
import { remaining } from './remaining.ts'

type Props = {
  title: string
  text: string
  /** ISO date and time with its offset. */
  target: string
  picture: PictureData
  link: { to: string; name: string }
  children: ReactNode
}

const figures = [
  { name: 'Days', unit: 'days' },
  { name: 'Hours', unit: 'hours' },
  { name: 'Minutes', unit: 'minutes' },
  { name: 'Seconds', unit: 'seconds' },
] as const

// What the built page says before it is alive (countdown.browser.ts): it is not known when it will be read.
const atTheDate = remaining(0, 0)

/** The page of what is not there yet: how long it takes, in figures as large as the page, and how to hear of it. */
export function Countdown({ title, text, target, picture, link, children }: Props) {
  return (
    <div className={`grid ${css.page}`}>
      <Picture picture={picture} sizes="(min-width: 50rem) max(36vw, 140vh), 100vw" priority className={css.picture} />
      <h1 className={css.title}>
        <Headline text={title} />
      </h1>
      <div
        className={css.timer}
        role="timer"
        {...enhance('countdown', 'load')}
        data-target={target}
        data-ended={Date.parse(target) < Date.now() || undefined}
      >
        <dl className={css.figures}>
          {figures.map(({ name, unit }) => (
            <div key={unit} className={css.figure}>
              <dt className="label quiet">{name}</dt>
              <dd data-unit={unit}>{atTheDate[unit]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={`quiet ${css.text}`}>{text}</p>
      <div className={css.form}>
        {children}
        <a className={`target ${css.about}`} href={link.to}>
          {link.name}
        </a>
      </div>
    </div>
  )
}
