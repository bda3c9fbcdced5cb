import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { SearchHits } from '#app/ui/search-results/search-hits.tsx'
import { type Hit, resultsEnd, resultsField, resultsStart, searchField, searchLimit } from '#contracts/search.ts'
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

type Props = {
  lang?: 'es' | 'en'
  query: string
  /** null until the browser has searched: what the server has written stays. */
  hits: Hit[] | null
  failed: boolean
  /** Looks at what is older too; none when there is nothing more. */
  onMore: (() => void) | undefined
}

/** One large field and what it finds. */
export function SearchPage({ lang = 'es', query, hits, failed, onMore }: Props) {
  const w = words[lang]
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && query) field.current.value = query
  }, [query])
  return (
    <section className={`grid ${css.page}`} aria-label={w.label}>
      <Form className={css.form} action={w.page} method="get" role="search" reloadDocument={lang === 'en'}>
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
      </Form>
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
