import { useEffect, useState } from 'react'
import { type MetaDescriptor, useSearchParams } from 'react-router'
import { type Hit, queryOf, searchSite } from '#app/behaviour/site-search.ts'
import { pageMeta, titleOf } from '#app/page-meta.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { SearchPage } from '#app/sections/search-page/search-page.tsx'
import type { Route } from './+types/search'

const title = 'Buscar'
const description =
  'Busca en los servicios, las noticias, los trabajos y las páginas del taller: maderas, muebles, acabados, cuidados y plazos.'

export function meta({ matches, location }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta({ matches, location, title: titleOf(title, matches), description, noindex: true })
}

type State = { query: string; hits: Hit[] | null; more: boolean; failed: boolean }
const most = 30

export default function Search() {
  const [parameters] = useSearchParams()
  const words = queryOf(parameters)
  const [{ more, ...state }, setState] = useState<State>({ query: '', hits: null, more: false, failed: false })
  /** The query for which everything shall be looked at, however old. */
  const [thorough, setThorough] = useState<string>()

  useEffect(() => {
    if (!words) return
    let gone = false
    searchSite(words, most, thorough === words ? Number.POSITIVE_INFINITY : undefined).then(
      (found) => gone || setState({ ...found, query: words, failed: false }),
      () => gone || setState((old) => ({ ...old, query: words, failed: true })),
    )
    return () => {
      gone = true
    }
  }, [words, thorough])

  return (
    <>
      <PageHead title={title} crumbs={[{ name: 'Inicio', to: '/' }, { name: title }]} />
      <SearchPage {...state} onMore={more && thorough !== words ? () => setThorough(words) : undefined} />
    </>
  )
}
