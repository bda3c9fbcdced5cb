import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { SearchLine } from '#app/ui/search-line/search-line.tsx'
import { underHeader } from '#app/ui/under-header.ts'
import { type WayGroup, Ways } from '#app/ui/ways/ways.tsx'
import { notFound } from '#words/errors-words.ts'
import { searchPageWords } from '#words/search-page-words.ts'
import css from './errors.module.css'
import { Rings } from './rings.tsx'

/** The Spanish page of an address that does not exist: the search and the services beside what it says. */
export function NotFoundPage({ services }: { services: WayGroup }) {
  const w = searchPageWords.es
  return (
    <section className={`grid ${css.page}`} {...underHeader}>
      <p className={css.figure}>
        <span>4</span>
        <span>
          <Rings />0
        </span>
        <span>4</span>
      </p>
      <div className={css.words}>
        <h1 className={css.title}>{notFound.title}</h1>
        <p className="lead">{notFound.text}</p>
        <p className={css.action}>
          <ButtonLink to="/">{notFound.home}</ButtonLink>
        </p>
      </div>
      <div className={css.ways}>
        <search>
          <form action={w.page} method="get">
            <label htmlFor="no-encontrada" className="label">
              {w.field}
            </label>
            <SearchLine id="no-encontrada" submitLabel={w.submit} />
          </form>
        </search>
        <Ways {...services} />
      </div>
    </section>
  )
}
