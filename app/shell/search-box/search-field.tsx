import { SearchForm } from './search-form.tsx'
import { useSearchResults } from './use-search-results.tsx'

/** The field with the results while typing; without script the form asks for the page of results. */
export function SearchField(words: { label: string; submitLabel: string; action: string }) {
  const { inputProps, results } = useSearchResults()
  return (
    <SearchForm {...words} inputProps={inputProps}>
      {results}
    </SearchForm>
  )
}
