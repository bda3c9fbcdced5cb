import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Grain } from '#app/ui/grain/grain.tsx'
import { ringPath } from '#app/ui/growth-rings/ring-path.ts'
import { SearchLine } from '#app/ui/search-line/search-line.tsx'
import { underHeader } from '#app/ui/under-header.ts'
import { type WayGroup, Ways } from '#app/ui/ways/ways.tsx'
import { askForQuote, enquiryWords } from '#words/enquiry-words.ts'
import { notFound } from '#words/errors-words.ts'
import { searchPageWords } from '#words/search-page-words.ts'
import css from './errors.module.css'

type Props = { services: WayGroup; phone: { href: string; text: string } }

/** The middle of the 0: on the fourth line on a phone, a little before the third on a wide window (errors.module.css says its width). */
const phoneKnot = { x: 300, rx: 150, ry: 150, left: -22, right: 622 }
const knot = { x: 191, rx: 95.5, ry: 95.5, left: -22, right: 500 }

/** The Spanish page of an address that does not exist: ways on below what it says, search and services beside it. */
export function NotFoundPage({ services, phone }: Props) {
  const w = searchPageWords.es
  return (
    <section className={`grid ${css.page}`} {...underHeader}>
      <p className={css.figure}>
        <span>4</span>
        <span>
          <Grain {...phoneKnot} className={`${css.knot} ${css.phone}`} />
          <Grain {...knot} className={`${css.knot} ${css.wide}`} />
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
        <p className={`wraps ${css.others}`}>
          <a href="/presupuesto" className="target">
            {askForQuote}
          </a>
          <span>
            {enquiryWords.call}{' '}
            <a href={phone.href} className="target">
              {phone.text}
            </a>
          </span>
        </p>
      </div>
      <div className={css.ways}>
        <search>
          <form action={w.page} method="get">
            <label htmlFor="no-encontrada" className="label quiet">
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

/** One growth ring: a circle that the years have pushed a little out of round; the same at every build. */
const ring = (radius: number) =>
  ringPath(
    (a) =>
      radius *
      (1 + 0.05 * Math.sin(a * 2 + 0.6) + 0.025 * Math.sin(a * 3 + radius / 40) + 0.012 * Math.sin(a * 7 + radius / 9)),
  )
const radii = [5, 11, 16, 24, 29, 37, 48, 54, 59, 70, 78, 83, 95, 101, 112, 118, 123, 135, 146, 151, 160, 172, 178]
const paths = radii.map(ring)

/** The end of a trunk, in hairlines. */
function Rings() {
  return (
    <svg className={css.rings} viewBox="0 0 400 400" fill="none" stroke="currentColor" aria-hidden="true">
      {paths.map((d) => (
        <path key={d} d={d} vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
      ))}
    </svg>
  )
}
