import { useWords } from '#app/ui/language/language.ts'
import { sectionWords } from '#words/sections-words.ts'
import { shellWords } from '#words/shell-words.ts'
import css from './breadcrumb.module.css'

/** One step of the way to a page; the last one, without an address, is the page itself. */
export type Crumb = { name: string; to?: string }

/** «Inicio > Blog»: the way to a page from `from`, which is the home page otherwise. */
export function Breadcrumb({ crumbs, from }: { crumbs: Crumb[]; from?: Crumb | undefined }) {
  const w = useWords(sectionWords)
  const { home, homePage } = useWords(shellWords)
  const way = [from ?? { name: home, to: homePage }, ...crumbs]
  return (
    <nav className={`links quiet ${css.breadcrumb}`} aria-label={w.breadcrumb}>
      <ol className={`wraps ${css.list}`}>
        {way.map(({ name, to }, i) => (
          <li key={name} className={`target ${css.crumb}`}>
            {to ? <a href={to}>{name}</a> : <span aria-current="page">{name}</span>}
            {i < crumbs.length && (
              <span className={css.sign} aria-hidden="true">
                {'>'}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
