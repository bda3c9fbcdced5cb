import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { SearchHits } from '#app/ui/search-results/search-hits.tsx'
import { type Hit, resultsEnd, resultsField, resultsStart, searchField, searchLimit } from '#contracts/search.ts'
import css from './search-page.module.css'

/** What the server replaces by the results; on a host without our server, scripts are needed. */
const empty = `${resultsStart}<noscript><p>En este alojamiento la búsqueda necesita JavaScript.</p></noscript>${resultsEnd}`

type Props = {
  query: string
  /** null until the browser has searched: what the server has written stays. */
  hits: Hit[] | null
  failed: boolean
  /** Looks at what is older too; none when there is nothing more. */
  onMore: (() => void) | undefined
}

/** One large field and what it finds. */
export function SearchPage({ query, hits, failed, onMore }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && query) field.current.value = query
  }, [query])
  return (
    <section className={`grid ${css.page}`} aria-label="Búsqueda">
      <Form className={css.form} action="/buscar" method="get" role="search">
        <label htmlFor={resultsField} className="label">
          ¿Qué buscas?
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
          <button type="submit" className={css.submit} aria-label="Buscar">
            <Icon name="arrow" size={28} />
          </button>
        </div>
      </Form>
      {failed && <p role="alert">La búsqueda no responde. Comprueba la conexión y vuelve a intentarlo.</p>}
      {hits === null ? (
        <div
          key="served"
          className={css.results}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; the server writes escaped text there
          dangerouslySetInnerHTML={{ __html: empty }}
        />
      ) : (
        <div key="found" className={css.results}>
          <SearchHits query={query} hits={hits} />
          {onMore && (
            <Button type="button" onClick={onMore}>
              Buscar también en lo más antiguo
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
