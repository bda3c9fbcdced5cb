import type { CSSProperties, ReactNode } from 'react'
import { Section } from '#app/ui/section-head/section.tsx'
import css from './payment-stages.module.css'

type Props = {
  id: string
  kicker: string
  title: string
  stages: { percent: number; when: string; text: string }[]
  /** The small print. */
  children: ReactNode
}

/** What is paid and when: a board cut into the shares, their figures, and what goes with them as small print. */
export function PaymentStages({ id, kicker, title, stages, children }: Props) {
  return (
    <Section id={id} kicker={kicker} title={title}>
      <div>
        <img
          className={css.board}
          src="/wood/roble-color.avif"
          width={1152}
          height={768}
          alt=""
          loading="lazy"
          style={{ maskImage: cutAt(stages) }}
        />
        <ol
          className={css.stages}
          style={{ '--shares': stages.map(({ percent }) => `${percent}fr`).join(' ') } as CSSProperties}
        >
          {stages.map(({ percent, when, text }) => (
            <li key={when} className={css.stage}>
              <p className={css.percent}>
                {percent}
                <span className={css.sign}> %</span>
              </p>
              <h3 className={`on-paper ${css.when}`}>{when}</h3>
              <p className={`quiet smaller ${css.text}`}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      {children}
    </Section>
  )
}

/** Leaves the width of a saw's cut open at the end of each share but the last. */
function cutAt(stages: Props['stages']): string {
  let at = 0
  const cuts = stages.slice(0, -1).map(({ percent }) => {
    at += percent
    return `#000 calc(${at}% - 2px), transparent 0 calc(${at}% + 2px), #000 0`
  })
  return `linear-gradient(90deg, ${cuts.join(', ')})`
}
