import { useId } from 'react'
import { ArrowLink } from '#app/ui/button/button-link.tsx'
import css from './what-follows.module.css'

type Props = {
  title: string
  items: { name: string; text: string }[]
  more: { to: string; name: string }
}

/** What the workshop does with an enquiry. */
export function WhatFollows({ title, items, more }: Props) {
  const heading = useId()
  return (
    <section className={css.follows} aria-labelledby={heading}>
      <h2 id={heading} className="label quiet">
        {title}
      </h2>
      <dl className={css.items}>
        {items.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="quiet">{text}</dd>
          </div>
        ))}
      </dl>
      <ArrowLink to={more.to}>{more.name}</ArrowLink>
    </section>
  )
}
