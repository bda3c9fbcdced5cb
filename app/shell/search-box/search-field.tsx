import { useId } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { searchField } from '#contracts/search.ts'
import css from './search-box.module.css'
import { useSearchResults } from './use-search-results.tsx'

/** Without script the form asks for the page of results. */
export function SearchField({ label, submitLabel }: { label: string; submitLabel: string }) {
  const { inputProps, results } = useSearchResults()
  const id = useId()
  return (
    <form className={`grid ${css.form}`} action="/buscar" method="get">
      <div className={css.line}>
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          className={css.field}
          type="search"
          name={searchField}
          placeholder="Search..."
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the popover gives it the focus when it opens
          autoFocus
          enterKeyHint="search"
          {...inputProps}
        />
        <button type="submit" className={css.submit} aria-label={submitLabel}>
          <Icon name="arrow" size={28} />
        </button>
      </div>
      {results}
    </form>
  )
}
