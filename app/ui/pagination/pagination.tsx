import type { MouseEventHandler } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { paginationWords } from '#words/pagination-words.ts'
import css from './pagination.module.css'

type Props = {
  at: number
  last: number
  /** Pages to offer, in order; null where some are left out. */
  numbers: (number | null)[]
  address: (page: number) => string
  /** Where the list changes in place. */
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** The pages of a list by number, and the next one. */
export function Pagination({ at, last, numbers, address, onClick }: Props) {
  const w = useWords(paginationWords)
  return (
    <nav className={`wraps apart ${css.pages}`} aria-label={w.pages}>
      <ol className="wraps">
        {numbers.map((page, i) =>
          page === null ? (
            <li key={`after ${numbers[i - 1]}`} className={css.gap}>
              {w.gap}
            </li>
          ) : (
            <li key={page}>
              <a
                href={address(page)}
                onClick={onClick}
                aria-label={`${w.page} ${page}`}
                aria-current={page === at ? 'page' : undefined}
              >
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {at < last && (
        <a href={address(at + 1)} onClick={onClick} className={css.next} aria-label={w.nextPage}>
          <span>{w.next}</span> <Icon name="arrow" size={18} />
        </a>
      )}
    </nav>
  )
}
