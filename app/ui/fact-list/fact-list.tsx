import { type ReactNode, useId } from 'react'
import css from './fact-list.module.css'

type Props = {
  heading: string
  facts: { name: string; value: string }[]
  className: string | undefined
  /** Below the list. */
  children?: ReactNode
}

/** What is known of a work at a glance: names and values beside its story. */
export function FactList({ heading, facts, className, children }: Props) {
  const id = useId()
  return (
    <aside className={className} aria-labelledby={id}>
      <h2 id={id} className={`label names quiet ${css.label}`}>
        {heading}
      </h2>
      <dl className={css.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </aside>
  )
}
