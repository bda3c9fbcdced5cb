import { useId } from 'react'
import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import css from './terms.module.css'

type Term = { name: string; text: string }
type Props = {
  kicker: string
  title: string
  text?: string | undefined
  /** Each with a heading of its own where there are several. */
  groups: { name?: string; items: Term[] }[]
  more?: { to: string; name: string }
}

/** Small print that is read with pleasure: what a word means here, line by line. */
export function Terms({ kicker, title, text, groups, more }: Props) {
  const heading = useId()
  return (
    <section className="section grid" aria-labelledby={heading}>
      <SectionHead id={heading} kicker={kicker} title={title} {...(text && { text })} />
      {groups.map(({ name, items }) => (
        <div key={name ?? title} className={css.group}>
          {name && <h3 className={`label ${css.name}`}>{name}</h3>}
          <dl className={css.terms}>
            {items.map((item) => (
              <div key={item.name} className={css.term}>
                <dt className={css.word}>{item.name}</dt>
                <dd className={css.text}>{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {more && (
        <div className={css.more}>
          <ArrowLink to={more.to}>{more.name}</ArrowLink>
        </div>
      )}
    </section>
  )
}
