import { SearchForm } from './search-form.tsx'
import { useSearchResults } from './use-search-results.tsx'

/** The field with the results while typing; without script the form asks for the page of results. */
export function SearchField({ label, submitLabel }: { label: string; submitLabel: string }) {
  const { inputProps, results } = useSearchResults()
  return (
    <SearchForm label={label} submitLabel={submitLabel} action="/buscar" inputProps={inputProps}>
      {results}
    </SearchForm>
  )
}
