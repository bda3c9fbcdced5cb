import { type ReactNode, useId } from 'react'
import { type Channel, Channels } from '#app/ui/channels/channels.tsx'
import { Fold } from '#app/ui/fold/fold.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import css from './contact-block.module.css'

type Props = {
  kicker: string
  title: string
  text: string
  channels: Channel[]
  /** The telephone in large figures; not on a phone, whose bar has it. */
  call: { href: string; text: string }
  /** What stands below the invitation, beside the form. */
  below?: ReactNode
  /** What opens the form on a phone. */
  write: string
  children: ReactNode
}

/** The invitation to ask for a quote, on the green ground: channels on the left, the form on the right. */
export function ContactBlock({ kicker, title, text, channels, call, below, write, children }: Props) {
  const heading = useId()
  return (
    <section className={`section on-second grid ${css.section}`} aria-labelledby={heading} id="presupuesto">
      <div className={`columns ${css.block}`}>
        <div className={css.invitation}>
          <p className="label quiet">{kicker}</p>
          <h2 id={heading} className={css.title}>
            <Headline text={title} />
          </h2>
          <p className={`quiet ${css.text}`}>{text}</p>
          <a className={`target ${css.call}`} href={call.href}>
            {call.text}
          </a>
          <Channels channels={channels} className={css.channels} />
        </div>
        <Fold opensWide="summaryless" className={css.form} summary={<span>{write}</span>}>
          {children}
        </Fold>
        {below}
      </div>
    </section>
  )
}
