import { CardLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { serviceRows } from '#reader/template/services-content.ts'
import css from './hero-index.module.css'

/** The services first: an index as tall as the window; the photograph beside it belongs to the line one points at. */
export function HeroIndex({ title, entries }: { title: string; entries: ReturnType<typeof serviceRows> }) {
  return (
    <section className={`grid ${css.hero}`}>
      <h1 className={css.title}>
        <Headline text={title} />
      </h1>
      <ol className={css.list}>
        {entries.map(({ id, title: name, teaser, to, picture }, i) => (
          <li key={id} className={css.entry}>
            <span className="label quiet">{String(i + 1).padStart(2, '0')}</span>
            <h2 className={css.name}>
              <CardLink to={to}>{name}</CardLink>
            </h2>
            <p className={`quiet ${css.teaser}`}>{teaser}</p>
            <Picture
              picture={picture}
              sizes="(min-width: 50rem) max(50vw, 115vh), 6rem"
              priority={i === 0}
              className={css.picture}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
