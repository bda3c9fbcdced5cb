import { useEffect, useRef, useState } from 'react'
import { queryOf, searchSite } from '#app/behaviour/site-search.ts'
import { useQuery } from '#app/behaviour/use-query.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { type Hit, resultsEnd, resultsField, resultsStart, searchField, searchLimit } from '#contracts/search.ts'
import { SearchHits } from './search-hits.tsx'
import css from './search-page.module.css'

const words = {
  es: { page: '/buscar', label: 'Búsqueda', field: '¿Qué buscas?', submit: 'Buscar' },
  en: { page: '/search', label: 'Search', field: 'What are you looking for?', submit: 'Search' },
}
/** What the server replaces by the results; on a host without our server, scripts are needed, and English has none. */
const empty = {
  es: `${resultsStart}<noscript><p>En este alojamiento la búsqueda necesita JavaScript.</p></noscript>${resultsEnd}`,
  en: `${resultsStart}<p>Every English page stands in the menu too.</p>${resultsEnd}`,
}

/** One large field and what it finds. Until the browser has searched, what the server has written stays. */
export function SearchPage({ lang = 'es' }: { lang?: 'es' | 'en' }) {
  const { query, hits, failed, more } = useSearch()
  const w = words[lang]
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && query) field.current.value = query
  }, [query])
  return (
    <section className={`grid ${css.page}`} aria-label={w.label}>
      <search className={css.form}>
        <form action={w.page} method="get">
          <label htmlFor={resultsField} className="label">
            {w.field}
          </label>
          <div className={css.line}>
            <input
              ref={field}
              id={resultsField}
              className={css.field}
              type="search"
              name={searchField}
              placeholder="Search..."
              maxLength={searchLimit}
              autoComplete="off"
              enterKeyHint="search"
              suppressHydrationWarning
            />
            <button type="submit" className={css.submit} aria-label={w.submit}>
              <Icon name="arrow" size={28} />
            </button>
          </div>
        </form>
      </search>
      {failed && <p role="alert">La búsqueda no responde. Comprueba la conexión y vuelve a intentarlo.</p>}
      {hits === null ? (
        <div
          key="served"
          className={css.results}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; the server writes escaped text there
          dangerouslySetInnerHTML={{ __html: empty[lang] }}
        />
      ) : (
        <div key="found" className={css.results}>
          <SearchHits query={query} hits={hits} />
          {more && (
            <Button type="button" onClick={more}>
              Buscar también en lo más antiguo
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

const most = 30
type State = { query: string; hits: Hit[] | null; left: boolean; failed: boolean }

/** What the query of the address finds; `more` looks at everything, however old. */
function useSearch() {
  const words = queryOf(useQuery().query)
  const [{ left, ...state }, setState] = useState<State>({ query: '', hits: null, left: false, failed: false })
  const [thorough, setThorough] = useState(false)
  useEffect(() => {
    if (!words) return
    let gone = false
    searchSite(words, most, thorough ? Number.POSITIVE_INFINITY : undefined).then(
      ({ hits, more }) => gone || setState({ hits, left: more, query: words, failed: false }),
      () => gone || setState((old) => ({ ...old, query: words, failed: true })),
    )
    return () => {
      gone = true
    }
  }, [words, thorough])
  return { ...state, more: left && !thorough ? () => setThorough(true) : undefined }
}
