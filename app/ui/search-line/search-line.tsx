import type { ComponentProps } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { searchField, searchLimit } from '#contracts/search.ts'
import css from './search-line.module.css'

/** One large line for the words of a search, and the button that sends its form. */
export const SearchLine = ({ submitLabel, ...input }: ComponentProps<'input'> & { submitLabel: string }) => (
  <div className={css.line}>
    <input
      className={css.field}
      type="search"
      name={searchField}
      placeholder="Search..."
      maxLength={searchLimit}
      autoComplete="off"
      enterKeyHint="search"
      {...input}
    />
    <button type="submit" className={css.submit} aria-label={submitLabel}>
      <Icon name="arrow" size={28} />
    </button>
  </div>
)
