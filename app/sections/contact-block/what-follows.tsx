import { useId } from 'react'
import { ArrowLink } from '#app/ui/button/button-link.tsx'
import css from './what-follows.module.css'

type Props = {
  title: string
  items: { name: string; text: string }[]
  more: { to: string; name: string }
  /** In a row of its own, where there is room; otherwise beside the form, under the ways to write. */
  isRow?: boolean
}

/** What the workshop does with an enquiry, or what else helps beside the form. */
export function WhatFollows({ title, items, more, isRow = false }: Props) {
  const heading = useId()
  return (
    <section className={`${css.follows} ${isRow ? css.row : ''}`} aria-labelledby={heading}>
      <h3 id={heading} className="label names quiet">
        {title}
      </h3>
      <dl className={`pairs smaller ${css.items}`}>
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
