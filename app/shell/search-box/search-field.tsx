import { useId } from 'react'
import { SearchLine } from '#app/ui/search-line/search-line.tsx'
import css from './search-box.module.css'
import { useSearchResults } from './use-search-results.tsx'

type Props = {
  label: string
  submitLabel: string
  /** The page of the results, for which the form asks without script. */
  action: string
}

/** The one field, with the results while typing. */
export function SearchField({ label, submitLabel, action }: Props) {
  const id = useId()
  const { inputProps, results } = useSearchResults()
  return (
    <form className={`grid ${css.form}`} action={action} method="get">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <SearchLine id={id} submitLabel={submitLabel} autoFocus {...inputProps} />
      {results}
    </form>
  )
}
