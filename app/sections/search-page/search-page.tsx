import { useEffect, useRef, useState } from 'react'
import { useQuery } from '#app/browser/use-query.ts'
import { searchSite } from '#app/search/site-search.ts'
import { Button } from '#app/ui/button/button.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { Raw } from '#app/ui/raw/raw.tsx'
import { SearchLine } from '#app/ui/search-line/search-line.tsx'
import { type Hit, queryOf, resultsEnd, resultsField, resultsStart } from '#contracts/search.ts'
import { resultsHtml } from '#contracts/search-results.ts'
import { searchPageWords } from '#words/search-page-words.ts'
import css from './search-page.module.css'
import top from './top-hit.module.css'

const look = `on-paper ${css.results} ${top.results}`

/** One large field and what it finds. Until the browser has searched, what the server has written stays. */
export function SearchPage() {
  const { query, hits, failed, more } = useSearch()
  const w = useWords(searchPageWords)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && query) field.current.value = query
  }, [query])
  return (
    <section className={`grid ${css.page}`} aria-label={w.label}>
      <search>
        <form action={w.page} method="get">
          {/* The page's title asks the same. */}
          <label htmlFor={resultsField} className="visually-hidden">
            {w.field}
          </label>
          <SearchLine ref={field} id={resultsField} submitLabel={w.submit} suppressHydrationWarning />
        </form>
      </search>
      {failed && <p role="alert">{w.failed}</p>}
      {hits === null ? (
        <Raw key="served" className={look} suppressHydrationWarning html={resultsStart + w.unserved + resultsEnd} />
      ) : (
        <div key="found" className={look}>
          <Raw html={resultsHtml(query, hits, 'es')} />
          {more && (
            <Button type="button" onClick={more}>
              {w.older}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

const max = 30
type State = { query: string; hits: Hit[] | null; left: boolean; failed: boolean }

/** What the query of the address finds; `more` looks at everything, however old. */
function useSearch() {
  const words = queryOf(useQuery().query)
  const [{ left, ...state }, setState] = useState<State>({ query: '', hits: null, left: false, failed: false })
  const [thorough, setThorough] = useState(false)
  useEffect(() => {
    if (!words) return
    let gone = false
    searchSite(words, max, thorough ? Number.POSITIVE_INFINITY : undefined).then(
      ({ hits, more }) => gone || setState({ hits, left: more, query: words, failed: false }),
      () => gone || setState((old) => ({ ...old, query: words, failed: true })),
    )
    return () => {
      gone = true
    }
  }, [words, thorough])
  return { ...state, more: left && !thorough ? () => setThorough(true) : undefined }
}
