import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './page-links.module.css'

type PageLink = { to: string; label: string; title: string }
type Props = { name: string; previous: PageLink; all: PageLink; next: PageLink }

/** The way to the one before, to all, and to the next. */
export function PageLinks({ name, previous, all, next }: Props) {
  return (
    <nav className={`section grid ${css.nav}`} aria-label={name}>
      <Link className={css.link} to={previous.to} rel="prev" prefetch="intent" viewTransition>
        <span className="label">
          <Icon name="previous" size={16} /> {previous.label}
        </span>
        <span className={css.title}>{previous.title}</span>
      </Link>
      <Link className={`${css.link} ${css.all}`} to={all.to} prefetch="intent" viewTransition>
        <span className="label">{all.label}</span>
        <span className={css.title}>{all.title}</span>
      </Link>
      <Link className={`${css.link} ${css.next}`} to={next.to} rel="next" prefetch="intent" viewTransition>
        <span className="label">
          {next.label} <Icon name="next" size={16} />
        </span>
        <span className={css.title}>{next.title}</span>
      </Link>
    </nav>
  )
}
