import type { Meta } from '#app/route.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { SearchPage } from '#app/sections/search-page/search-page.tsx'
import { Island } from '#app/ui/island/island.tsx'

const title = 'Buscar'
const description =
  'Busca en los servicios, las noticias, los trabajos y las páginas del taller: maderas, muebles, acabados, cuidados y plazos.'

export const meta = (): Meta => ({ title, description, noindex: true })

export default function Search() {
  return (
    <>
      <PageHead title={title} crumbs={[{ name: 'Inicio', to: '/' }, { name: title }]} />
      <Island when="load">
        <SearchPage />
      </Island>
    </>
  )
}
