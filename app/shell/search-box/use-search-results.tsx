import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type Found, searchSite } from '#app/search/site-search.ts'
import { useWords } from '#app/ui/language/language.ts'
import { searchBoxWords } from '#words/search-box-words.ts'
import { searchWords } from '#words/search-words.ts'
import css from './search-box.module.css'
import type { SearchResults } from './search-results.tsx'

const max = 8
const moreFiles = 2
type State = Found & { query: string; failed: boolean; Results?: typeof SearchResults }
const nothing: State = { query: '', hits: [], more: false, failed: false }

/**
 * Results while typing for a field that is a combobox: `inputProps` go on the field, `results` under it. Arrow keys
 * choose, Enter opens the chosen page (without a choice the form is sent), Escape empties; the count is announced.
 */
export function useSearchResults() {
  const id = useId()
  const w = useWords(searchBoxWords)
  const { count } = useWords(searchWords)
  const asked = useRef('')
  const [{ query, hits, more, failed, Results }, setState] = useState(nothing)
  const [at, setAt] = useState(-1)

  const ask = async (words: string) => {
    asked.current = words
    setAt(-1)
    if (!words.trim()) return setState(nothing)
    const found = await Promise.all([searchSite(words, max, moreFiles), import('./search-results.tsx')]).catch(
      () => null,
    )
    if (asked.current !== words) return
    const [results, { SearchResults: Results }] = found ?? [nothing, {}]
    setState({ ...results, query: words.trim(), failed: found === null, ...(Results && { Results }) })
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = hits[at]
    if (step && hits.length > 0) {
      event.preventDefault()
      setAt(at + step >= hits.length ? -1 : at + step < -1 ? hits.length - 1 : at + step)
    } else if (event.key === 'Escape' && event.currentTarget.value) {
      event.preventDefault() // the next one closes the box
      event.currentTarget.value = ''
      void ask('')
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      document.getElementById(`${id}-${at}`)?.click()
    }
  }

  const message = failed ? w.failed : query && `${count(hits.length, query)}${more ? ` ${w.older}` : ''}`
  const results = (
    <div>
      <p className={`caption ${css.count}`} role="status">
        {message}
      </p>
      <div role="listbox" id={`${id}-list`} aria-label={w.results} hidden={hits.length === 0}>
        {Results && <Results hits={hits} at={at} id={id} />}
      </div>
    </div>
  )
  const inputProps = {
    // Not `search`: a combobox of that type HTML does not know.
    type: 'text',
    role: 'combobox',
    inputMode: 'search' as const,
    'aria-expanded': hits.length > 0,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': at >= 0 ? `${id}-${at}` : undefined,
    onInput: (event: { currentTarget: HTMLInputElement }) => void ask(event.currentTarget.value),
    onKeyDown: press,
  }
  return { inputProps, results }
}
