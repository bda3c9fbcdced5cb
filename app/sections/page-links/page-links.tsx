import { Icon } from '#app/ui/icon/icon.tsx'
import css from './page-links.module.css'

type Way = { to: string; label: string; title: string }
type Props = { name: string; previous: Way; all: Way; next: Way }

/** The way to the one before, to all, and to the next. */
export function PageLinks({ name, previous, all, next }: Props) {
  return (
    <nav className="section grid" aria-label={name}>
      <a className={css.link} href={previous.to} rel="prev">
        <span className="label quiet">
          <Icon name="previous" size={16} /> {previous.label}
        </span>
        <span className={`leans ${css.title}`}>{previous.title}</span>
      </a>
      <a className={`${css.link} ${css.all}`} href={all.to}>
        <span className="label quiet">{all.label}</span>
        <span className={`leans ${css.title}`}>{all.title}</span>
      </a>
      <a className={`${css.link} ${css.next}`} href={next.to} rel="next">
        <span className="label quiet">
          {next.label} <Icon name="next" size={16} />
        </span>
        <span className={`leans ${css.title}`}>{next.title}</span>
      </a>
    </nav>
  )
}
