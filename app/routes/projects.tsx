import type { LoaderFunctionArgs, MetaArgs, MetaDescriptor } from 'react-router'
import { GrowingPageError } from '#app/growing-page.tsx'
import { listCrumbs, listMeta, pageBar } from '#app/list-page.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { ProjectPlates } from '#app/sections/project-plates/project-plates.tsx'
import { listGraph } from '#app/structured-data/pages.ts'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { projectPage, projectPages } from '#content/listing.ts'
import { pageNumber, perPage, projectsList } from '#content/lists.ts'
import { pictureOf } from '#content/pictures.ts'

const list = {
  title: 'Trabajos',
  path: projectsList,
  description:
    'Todos los trabajos del taller, los últimos primero: puertas, cocinas, armarios, escaleras y muebles restaurados, cada uno con su madera.',
  holds: 'los trabajos del taller: puertas, cocinas, armarios, escaleras y muebles restaurados',
}

// No generated types: the route is in the table only once there are more projects than the home page shows.
/** Every project, twelve to a page, the newest first. */
export function loader({ params }: LoaderFunctionArgs) {
  const at = pageNumber(params.page)
  const projects = projectPage(at)
  if (!projects) throw new Response(null, { status: 404 })
  return {
    at,
    last: projectPages(),
    plates: projects.map(({ id, img, details, facts }) => ({ id, picture: pictureOf(img), details, facts })),
    structuredData: listGraph(list, at),
  }
}

export const meta = (args: MetaArgs<typeof loader>): MetaDescriptor[] => listMeta(args, list)

export const ErrorBoundary = GrowingPageError

export default function Projects({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { at, last, plates } = loaderData
  return (
    <>
      <PageHead title={list.title} lead="Piezas del taller, las últimas primero." crumbs={listCrumbs(list, at)} />
      <ProjectPlates title={list.title} plates={plates} first={(at - 1) * perPage + 1}>
        {last > 1 && <Pagination {...pageBar(list, loaderData)} />}
      </ProjectPlates>
    </>
  )
}
