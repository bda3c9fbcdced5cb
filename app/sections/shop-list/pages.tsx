import { Link } from 'react-router'
import { claimed } from '#app/behaviour/product-list.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './shop-list.module.css'

type Props = { at: number; address: (page: number) => string }

/** 1-4, ..., 8. */
export function Pages({ at, address }: Props) {
  return (
    <nav className={css.pages} aria-label="Pages">
      <ol>
        {[1, 2, 3, 4].map((page) => (
          <Page key={page} page={page} at={at} address={address} />
        ))}
        <li className={css.gap}>...</li>
        {at > 4 && at < claimed.pages && <Page page={at} at={at} address={address} />}
        <Page page={claimed.pages} at={at} address={address} />
      </ol>
      {at < claimed.pages && (
        <Link to={address(at + 1)} className={css.next} aria-label="Next page">
          <span>Next</span> <Icon name="arrow" size={18} />
        </Link>
      )}
    </nav>
  )
}

const Page = ({ page, at, address }: Props & { page: number }) => (
  <li>
    <Link to={address(page)} aria-label={`Page ${page}`} aria-current={page === at ? 'page' : undefined}>
      {page}
    </Link>
  </li>
)
